import type { Sidebar } from "./sidebar.ts"

/** What can be added to a shop. */
export const plugins: Sidebar = {
  name: "plugins",
  title: "Plugins",
  under: "core",
  landing: "plugins/overview",
  items: [
    { page: "plugins/overview", label: "Overview", icon: "blocks" },
    { heading: "Kinds" },
    {
      group: "Payment",
      items: [
        "plugins/payment/index",
        "plugins/payment/stripe",
        "plugins/payment/paypal",
        "plugins/payment/klarna",
      ],
    },
    {
      group: "Fulfillment",
      items: [
        "plugins/fulfillment/index",
        "plugins/fulfillment/manual",
        "plugins/fulfillment/table-rate",
        "plugins/fulfillment/webshipper",
      ],
    },
    {
      group: "Files",
      items: [
        "plugins/file-service/index",
        "plugins/file-service/local",
        "plugins/file-service/s3",
        "plugins/file-service/minio",
        "plugins/file-service/spaces",
        "plugins/file-service/image-variants",
      ],
    },
    {
      group: "Notifications",
      items: [
        "plugins/notifications/index",
        "plugins/notifications/sendgrid",
        "plugins/notifications/slack",
        "plugins/notifications/twilio-sms",
        "plugins/notifications/mailchimp",
      ],
    },
    {
      group: "Search",
      items: [
        "plugins/search/index",
        "plugins/search/algolia",
        "plugins/search/meilisearch",
        "plugins/search/postgres",
      ],
    },
    { heading: "Connections" },
    {
      group: "Analytics",
      items: ["plugins/analytics/index", "plugins/analytics/events", "plugins/analytics/segment"],
    },
    { group: "Content", items: ["plugins/cms/index", "plugins/cms/contentful", "plugins/cms/strapi"] },
    { group: "ERP systems", items: ["plugins/erp/index", "plugins/erp/brightpearl"] },
    {
      group: "Product sources",
      items: ["plugins/source/index", "plugins/source/shopify", "plugins/source/woocommerce"],
    },
    {
      group: "Others",
      items: [
        "plugins/other/index",
        "plugins/other/discount-generator",
        "plugins/other/ip-lookup",
        "plugins/other/openid",
        "plugins/other/product-reviews",
        "plugins/other/restock-notifications",
        "plugins/other/wishlist",
      ],
    },
    { heading: "Write one" },
    { ref: "development/plugins/overview", label: "Plugins for developers" },
    { ref: "development/providers/contracts", label: "Provider contracts" },
  ],
}
