/** Pages that tutorials.test.ts follows in one project, in this order. */
export const followedPages = [
  "development/entities/create",
  "development/endpoints/create",
  "development/services/create-service",
  "development/entities/extend-entity",
  "development/endpoints/extend-validator",
  "development/endpoints/add-middleware",
  "development/endpoints/example-logged-in-user",
  "development/events/create-subscriber",
  "development/entities/migrations/create",
  "development/scheduled-jobs/create",
  "development/loaders/create",
  "development/loaders/overview",
  "development/fundamentals/transaction-orchestrator",
  "admin/quickstart",
  "admin/widgets",
  "admin/routes",
  "admin/setting-pages",
  "admin/onboarding",
  "development/plugins/create",
  // The last one: it rejects products that other pages publish.
  "development/services/extend-service",
] as const

/** Recipes that new-projects.test.ts follows, and the project that they ask for: with the example products, or empty. */
export const followedRecipes: readonly {
  readonly project: "examples" | "empty"
  readonly pages: readonly string[]
}[] = [
  { project: "examples", pages: ["recipes/marketplace"] },
  { project: "examples", pages: ["recipes/subscriptions"] },
  { project: "examples", pages: ["recipes/digital-products"] },
  { project: "examples", pages: ["recipes/personalized-products"] },
  { project: "examples", pages: ["recipes/oms"] },
  { project: "examples", pages: ["recipes/commerce-automation"] },
  { project: "empty", pages: ["recipes/b2b"] },
  { project: "empty", pages: ["recipes/multi-region"] },
  { project: "empty", pages: ["recipes/omnichannel", "recipes/pos"] },
]

/** Guides that tutorials.test.ts follows in a project without products, in this order. */
export const projectPages = [
  "modules/customers/backend/send-confirmation",
  "modules/orders/backend/send-order-confirmation",
  "modules/orders/backend/handle-order-claim-event",
  "modules/users/backend/send-invite",
  "modules/gift-cards/backend/send-gift-card-to-customer",
  "modules/carts-and-checkout/backend/add-fulfillment-provider",
  "modules/carts-and-checkout/backend/add-payment-provider",
  "modules/taxes/backend/create-tax-provider",
  "modules/multiwarehouse/backend/create-inventory-service",
  "modules/multiwarehouse/backend/create-stock-location-service",
  "development/entities/extend-repository",
  "development/cache/create",
  "development/batch-jobs/create",
  "development/strategies/override-strategy",
  "development/events/create-module",
  "development/batch-jobs/customize-import",
  "development/fundamentals/dependency-injection",
  // The last one: members may do little after it.
  "modules/users/backend/rbac",
] as const

/** Pages that explain parts of a store, whose examples tutorials.test.ts follows in one project without products, in this order. */
export const storePages = [
  "development/feature-flags/overview",
  "development/feature-flags/toggle",
  "development/cache/overview",
  "development/locks/overview",
  "development/http/cors",
  "development/events/index",
  "development/events/subscribers",
  "development/file-service/overview",
  "development/file-service/create-file-service",
  "development/providers/contracts",
  "development/search/create",
  "development/search/overview",
  "plugins/search/index",
  "development/notification/create-notification-provider",
  "development/idempotency-key/overview",
  "development/testing/overview",
] as const

/**
 * Pages with programs that use modules without a server, which tutorials.test.ts follows in an order in which each one finds the
 * files that it links.
 */
export const programPages = [
  "development/modules/overview",
  "upgrade-guides/modules/index",
  "modules/multiwarehouse/inventory-module",
  "modules/multiwarehouse/stock-location-module",
  "modules/products/serverless-module",
  "development/cache/modules/in-memory",
  "development/events/modules/local",
] as const

/** Pages that other tests follow, by the test. */
export const followedElsewhere: Readonly<Record<string, readonly string[]>> = {
  "samples/build-a-store/build-a-store.browser.test.ts": [
    "build-a-store/create-the-store",
    "build-a-store/add-products",
    "build-a-store/build-a-storefront",
    "build-a-store/add-a-cart",
    "build-a-store/take-an-order",
    "build-a-store/accept-payments",
    "build-a-store/extend-products",
    "build-a-store/extend-the-dashboard",
    "build-a-store/automate-and-test",
    "build-a-store/deploy",
  ],
  "packages/create-medusa-app/src/newcomer.browser.test.ts": ["recipes/ecommerce"],
  "samples/curl-commands.test.ts": ["development/cache/responses"],
  "samples/tutorials/new-projects.test.ts": [
    "upgrade-guides/medusa-core/index",
    "upgrade-guides/plugins/index",
    "deployments/server/backups",
  ],
  // On demand; followed.json has the last result, and followed.test.ts compares it with the pages.
  "plugins/follow-pages/pages.follow.ts": [
    "development/cache/modules/redis",
    "development/events/modules/redis",
    "plugins/analytics/events",
    "plugins/analytics/segment",
    "plugins/cms/contentful",
    "plugins/cms/strapi",
    "plugins/erp/brightpearl",
    "plugins/file-service/image-variants",
    "plugins/file-service/local",
    "plugins/file-service/minio",
    "plugins/file-service/s3",
    "plugins/file-service/spaces",
    "plugins/fulfillment/table-rate",
    "plugins/fulfillment/webshipper",
    "plugins/notifications/mailchimp",
    "plugins/notifications/sendgrid",
    "plugins/notifications/slack",
    "plugins/notifications/twilio-sms",
    "plugins/other/discount-generator",
    "plugins/other/ip-lookup",
    "plugins/other/openid",
    "plugins/other/product-reviews",
    "plugins/other/restock-notifications",
    "plugins/other/wishlist",
    "plugins/payment/klarna",
    "plugins/payment/paypal",
    "plugins/payment/stripe",
    "plugins/search/algolia",
    "plugins/search/meilisearch",
    "plugins/search/postgres",
    "plugins/source/shopify",
    "plugins/source/woocommerce",
  ],
  "samples/tutorials/module-guides.test.ts": [
    "development/publishable-api-keys/admin/manage-publishable-api-keys",
    "development/publishable-api-keys/storefront/use-in-requests",
    "plugins/fulfillment/manual",
  ],
  "samples/tutorials/cart-guides.test.ts": [
    "modules/carts-and-checkout/storefront/implement-cart",
    "modules/carts-and-checkout/storefront/implement-checkout-flow",
  ],
}

/** Why no test follows a page, and what tests its samples instead. */
export const notFollowed: readonly {
  readonly reason: string
  readonly pages: readonly string[]
}[] = [
  {
    reason:
      "It asks questions. packages/create-medusa-app/src/packed.test.ts and ask.test.ts run the command, with and without them.",
    pages: ["create-medusa-app"],
  },
  {
    reason:
      "It explains a concept with excerpts of the sample stores, which brand-shop.test.ts and tea-shop.test.ts run.",
    pages: [
      "development/overview",
      "development/endpoints/overview",
      "development/entities/overview",
      "development/entities/repositories",
      "development/entities/migrations/overview",
      "development/logging",
      "development/scheduled-jobs/overview",
      "development/services/overview",
    ],
  },
  {
    reason:
      "It shows several ways to do it, of which a reader chooses one. brand-shop.test.ts or tea-shop.test.ts runs its samples.",
    pages: [
      "development/idempotency-key/use-service",
      "development/notification/change-emails",
    ],
  },
  {
    reason:
      "It compares what replaces each part of a module, and shows files of other guides, which tea-shop.test.ts runs.",
    pages: ["development/modules/create"],
  },
  {
    reason:
      "It needs an account with an application. provider-shop.test.ts connects with a stand-in for it.",
    pages: ["development/providers/connect-app"],
  },
  {
    reason: "It needs a clone of the repository or a PostgreSQL server.",
    pages: [
      "development/backend/install",
      "development/backend/prepare-environment",
      "development/fundamentals/local-development",
    ],
  },
  {
    reason:
      "It lists settings, of which a reader sets a few. configuration.test.ts and deployment.test.ts load its samples.",
    pages: ["development/backend/configurations", "admin/configuration"],
  },
  {
    reason: "It publishes a package to npm's registry.",
    pages: ["development/modules/publish", "development/plugins/publish"],
  },
  {
    reason:
      "It needs an account with a host. The tests in samples/deployment parse its files and check their commands and variables.",
    pages: [
      "deployments/admin/deploying-on-vercel",
      "deployments/server/deploying-on-digital-ocean",
      "deployments/server/deploying-on-fly",
      "deployments/server/deploying-on-heroku",
      "deployments/server/deploying-on-railway",
      "deployments/server/deploying-on-render",
      "deployments/storefront/deploying-next-on-vercel",
    ],
  },
  {
    reason:
      "It changes a Linux host as root, with a public domain name. deployment.test.ts loads its settings in production mode, verifies the units with systemd-analyze, and parses the Compose files; packed.test.ts runs the steps of the image.",
    pages: ["deployments/server/general-guide"],
  },
  {
    reason:
      "It needs a cluster. kubernetes.test.ts checks the kinds, commands, paths and settings of its manifests.",
    pages: ["deployments/server/kubernetes"],
  },
  {
    reason:
      "It explains production with excerpts of other pages. repository.test.ts runs its git commands, deployment.test.ts parses its commands, and storefront-image.test.ts checks the image of the storefront.",
    pages: [
      "deployments/admin/index",
      "deployments/server/index",
      "deployments/storefront/index",
    ],
  },
  {
    reason:
      "It compares services, with blocks that the pages of the services contain.",
    pages: [
      "plugins/analytics/index",
      "plugins/notifications/index",
      "plugins/payment/index",
    ],
  },
  {
    reason:
      "plugins.test.ts of create-medusa-app runs its command, and the readers of the other pages place its test order.",
    pages: ["plugins/overview"],
  },
  {
    reason:
      "It installs Next.js from npm's registry. checks/complete-store runs its command and uses the store in Chromium.",
    pages: ["starters/nextjs-medusa-starter"],
  },
  {
    reason:
      "It explains what to change in code of v1, or installs packages of v1 from npm's registry. from-v1.test.ts, modules.test.ts and the tests of the dashboard run such code.",
    pages: [
      "upgrade-guides/admin/index",
      "upgrade-guides/medusa-react/index",
      "upgrade-guides/medusa-ui/index",
    ],
  },
]
