import type { QueryTable } from "./entry.ts"

/** Hooks that read, for people and channels. */
export const adminPeopleQueries: QueryTable = {
  useAdminGetSession: { method: "auth.getSession", key: "adminAuthKeys.details()" },
  useAdminBatchJobs: { method: "batchJobs.list", query: true, key: "adminBatchJobsKeys.list(query)" },
  useAdminBatchJob: {
    method: "batchJobs.retrieve",
    parameters: ["id"],
    key: "adminBatchJobsKeys.detail(id)",
  },
  useAdminCustomerGroup: {
    method: "customerGroups.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminCustomerGroupKeys.detail(id)",
  },
  useAdminCustomerGroups: {
    method: "customerGroups.list",
    query: true,
    key: "adminCustomerGroupKeys.list(query)",
  },
  useAdminCustomerGroupCustomers: {
    method: "customerGroups.listCustomers",
    parameters: ["id"],
    query: true,
    key: "adminCustomerGroupKeys.detailCustomer(id, query)",
  },
  useAdminCustomers: { method: "customers.list", query: true, key: "adminCustomerKeys.list(query)" },
  useAdminCustomer: { method: "customers.retrieve", parameters: ["id"], key: "adminCustomerKeys.detail(id)" },
  useAdminInvites: { method: "invites.list", key: "adminInviteKeys.lists()" },
  useAdminNotes: { method: "notes.list", query: true, key: "adminNoteKeys.list(query)" },
  useAdminNote: { method: "notes.retrieve", parameters: ["id"], key: "adminNoteKeys.detail(id)" },
  useAdminNotifications: {
    method: "notifications.list",
    query: true,
    key: "adminNotificationKeys.list(query)",
  },
  useAdminPublishableApiKey: {
    method: "publishableApiKeys.retrieve",
    parameters: ["id"],
    key: "adminPublishableApiKeysKeys.detail(id)",
  },
  useAdminPublishableApiKeys: {
    method: "publishableApiKeys.list",
    query: true,
    key: "adminPublishableApiKeysKeys.list(query)",
  },
  useAdminPublishableApiKeySalesChannels: {
    method: "publishableApiKeys.listSalesChannels",
    parameters: ["id"],
    query: true,
    key: "adminPublishableApiKeysKeys.detailSalesChannels(id, query)",
  },
  useAdminSalesChannel: {
    method: "salesChannels.retrieve",
    parameters: ["id"],
    key: "adminSalesChannelsKeys.detail(id)",
  },
  useAdminSalesChannels: {
    method: "salesChannels.list",
    query: true,
    key: "adminSalesChannelsKeys.list(query)",
  },
  useAdminUsers: { method: "users.list", query: true, key: "adminUserKeys.list(query)" },
  useAdminUser: { method: "users.retrieve", parameters: ["id"], key: "adminUserKeys.detail(id)" },
}
