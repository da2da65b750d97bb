import type { Sidebar } from "./sidebar.ts"

/** From what somebody sees to what to do about it. */
export const troubleshooting: Sidebar = {
  name: "troubleshooting",
  title: "Troubleshooting",
  under: "core",
  landing: "troubleshooting/index",
  items: [
    { page: "troubleshooting/index", label: "Overview", icon: "alert" },
    { heading: "Installation and startup" },
    "troubleshooting/common-installation-errors",
    "troubleshooting/cli-installation-errors",
    "troubleshooting/create-medusa-app-errors",
    "troubleshooting/eaddrinuse",
    "troubleshooting/database-error",
    "troubleshooting/errors-after-update",
    "troubleshooting/upgrade-beta",
    { heading: "The running store" },
    "troubleshooting/cors-issues",
    "troubleshooting/signing-in-to-admin",
    "troubleshooting/missing-payment-providers",
    "troubleshooting/redis-events",
    "troubleshooting/s3-acl-error",
    { heading: "Your code" },
    "troubleshooting/awilix-resolution-error",
    "troubleshooting/transaction-not-rolling-back",
    "troubleshooting/custom-hooks-error",
    "troubleshooting/documentation-error",
  ],
}
