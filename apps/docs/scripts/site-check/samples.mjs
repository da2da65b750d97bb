import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../../../", import.meta.url))

/** At most so many blocks of a hundred may be shown without having run. */
const allowed = 2

/** Which test runs the samples whose names fit; the first one that fits counts. */
const runs = [
  [/^(carts|customers|discounts|gift-cards|inventory|orders)\/.*\.ts#/, "samples/samples.test.ts"],
  [
    /^(js-client|price-lists|products|regions|sales-channels|taxes|users)\/.*\.ts#/,
    "samples/samples.test.ts",
  ],
  [/^(client|setup|sign-in)\.ts#/, "samples/samples.test.ts"],
  [/^(curl|react)\/set-up\./, "apps/docs/src/languages/set-up.test.tsx"],
  [/^(curl|react)\/orders\//, "apps/docs/src/languages/orders.test.ts"],
  [/^(curl|react)\/(products|inventory|price-lists)\//, "apps/docs/src/languages/catalog.test.ts"],
  [/^(curl|react)\/(carts|customers|discounts|gift-cards)\//, "apps/docs/src/languages/carts.test.ts"],
  [/^(curl|react)\//, "apps/docs/src/languages/settings.test.ts"],
  [/^modules\//, "samples/modules/modules.test.ts"],
  [/^brand-shop\//, "samples/brand-shop/brand-shop.test.ts"],
  [/^provider-shop\//, "samples/provider-shop/provider-shop.test.ts"],
  [/^providers\//, "samples/providers/providers.test.ts"],
  [/^programs\//, "samples/programs/programs.test.ts"],
  [/^tea-shop\//, "samples/tea-shop/tea-shop.test.ts"],
  [/^recipe-shop\//, "samples/recipe-shop/recipe-shop.test.ts"],
  [/^from-v1\//, "samples/from-v1/from-v1.test.ts"],
  [/^medusa-react\//, "packages/medusa-react/src/samples.test.tsx"],
  [/^mcp\/.*\.(ts|json)#/, "samples/mcp/mcp.test.ts"],
  [/^build-a-store\//, "samples/build-a-store/build-a-store.browser.test.ts"],
  [/^tutorials\/show-price\.ts#/, "samples/tutorials/show-price.test.ts"],
  [/^tutorials\//, "samples/tutorials/tutorials.test.ts"],
  [/^usage\//, "samples/usage/usage.test.ts"],
  [/^ui\/.*\.tsx#/, "samples/ui/ui.test.tsx"],
  [/^waiting-list\//, "packages/create-medusa-app/src/story.test.ts"],
  [/^recipes\/(commands\.sh|warehouse\.mjs)#/, "samples/tutorials/new-projects.test.ts"],
  [/^start\/from-v1\.sh#(?!copy)/, "samples/tutorials/new-projects.test.ts"],
  [
    /^backups\/commands\.sh#(backup|check|sums|restore|replace|start|products)$/,
    "samples/tutorials/new-projects.test.ts",
  ],
  [
    /^plugins\/(?!search-algolia|redis)[\w-]+\/commands\.sh#(?!listen|content-types|storefront)/,
    "plugins/follow-pages/pages.follow.ts",
  ],
  [/^recipes\/ecommerce\.sh#/, "packages/create-medusa-app/src/newcomer.browser.test.ts"],
  [/^cli\/create\.sh#(unattended|work|doctor)/, "packages/create-medusa-app/src/newcomer.browser.test.ts"],
  [
    /^(start\/run\.sh#health|development\/commands\.sh#(upload|search|again|cache-status))/,
    "samples/curl-commands.test.ts",
  ],
  [/^development\/dutch(\.ts|-nav\.json)#/, "samples/development/dutch.test.ts"],
  [/^deployment\/repository\.sh#/, "samples/deployment/repository.test.ts"],
  [/^deployment\/search-indexes\.sql#/, "samples/deployment/search-indexes.test.ts"],
  [/^troubleshooting\/commands\.sh#(cors-ask|log-in)/, "samples/curl-commands.test.ts"],
  [/^troubleshooting\/s3-put\.ts#/, "samples/troubleshooting/s3.test.ts"],
  [/^plugins\/restock-notification\/.*\.ts#/, "plugins/restock-notification/restock-notification.test.ts"],
  [/^plugins\/discount-generator\/.*\.ts#/, "plugins/discount-generator/discount-generator.test.ts"],
  [/^plugins\/ip-lookup\/.*\.(ts|env)#/, "plugins/ip-lookup/ip-lookup.test.ts"],
  [/^plugins\/product-reviews\/.*\.ts#/, "plugins/product-reviews/product-reviews.test.ts"],
  [
    /^plugins\/fulfillment-table-rate\/.*\.(ts|txt)#/,
    "plugins/fulfillment-table-rate/fulfillment-table-rate.test.ts",
  ],
  [/^plugins\/wishlist\/.*\.ts#/, "plugins/wishlist/wishlist.test.ts"],
  [/^admin\/product-origin\.tsx#/, "packages/server/src/admin/dashboard.browser.test.ts"],
  [/^admin\/medusa-ui\.jsx#/, "checks/medusa-ui/widget.check.ts"],
  [/^admin\/stheno\.config\.ts#/, "samples/admin/configuration.test.ts"],
  [/^plugins\/payment-klarna\/(medusa-config\.ts|project\.env)#/, "plugins/payment-klarna/purchase.test.ts"],
  [/^plugins\/payment-klarna\/klarna-widget\.ts#/, "plugins/payment-klarna/storefront.test.ts"],
  [/^plugins\/payment-paypal\/(medusa-config\.ts|project\.env)#/, "plugins/payment-paypal/purchase.test.ts"],
  [/^plugins\/payment-paypal\/paypal-buttons\.ts#/, "plugins/payment-paypal/storefront.test.ts"],
  [/^plugins\/payment-stripe\/(medusa-config\.ts|project\.env)#/, "plugins/payment-stripe/samples.test.ts"],
  [/^plugins\/payment-stripe\/.*\.tsx?#/, "plugins/payment-stripe/storefront.test.ts"],
  [/^plugins\/notification-sendgrid\/.*\.(ts|env)#/, "plugins/notification-sendgrid/store.test.ts"],
  [/^plugins\/notification-mailchimp\/.*\.(ts|env)#/, "plugins/notification-mailchimp/store.test.ts"],
  [/^plugins\/notification-slack\/.*\.(ts|env)#/, "plugins/notification-slack/store.test.ts"],
  [/^plugins\/notification-twilio-sms\/.*\.(ts|env)#/, "plugins/notification-twilio-sms/store.test.ts"],
  [/^plugins\/search-algolia\/.*\.(ts|env)#/, "plugins/search-algolia/store.test.ts"],
  [/^plugins\/search-meilisearch\/.*\.(ts|env)#/, "plugins/search-meilisearch/store.test.ts"],
  [/^plugins\/analytics-events\/.*\.(ts|env)#/, "plugins/analytics-events/store.test.ts"],
  [/^plugins\/image-variants\/.*\.(ts|env)#/, "plugins/image-variants/store.test.ts"],
  [/^plugins\/search-postgres\/.*\.(ts|env)#/, "plugins/search-postgres/store.test.ts"],
  [/^plugins\/analytics-segment\/.*\.(ts|env)#/, "plugins/analytics-segment/segment.test.ts"],
  [/^plugins\/source-woocommerce\/.*\.(ts|env)#/, "plugins/source-woocommerce/import.test.ts"],
  [/^plugins\/source-shopify\/.*\.(ts|env)#/, "plugins/source-shopify/import.test.ts"],
  [/^plugins\/cms-contentful\/preview\.ts#/, "plugins/cms-contentful/contentful.test.ts"],
  [/^plugins\/cms-contentful\/.*\.(ts|env)#/, "plugins/cms-contentful/store.test.ts"],
  [
    /^plugins\/cms-strapi\/(preview\.ts|create-content-types\.mjs|commands\.sh)#(?!install)/,
    "plugins/cms-strapi/strapi.test.ts",
  ],
  [/^plugins\/cms-strapi\/.*\.(ts|env)#/, "plugins/cms-strapi/store.test.ts"],
  [/^plugins\/erp-brightpearl\/.*\.(ts|env)#/, "plugins/erp-brightpearl/store.test.ts"],
  [/^plugins\/fulfillment-webshipper\/.*\.(ts|env)#/, "plugins/fulfillment-webshipper/webshipper.test.ts"],
  [/^plugins\/auth-openid\/.*\.(ts|env)#/, "plugins/auth-openid/samples.test.ts"],
  [/^mail-shop\/.*\.(tsx?|json)#/, "samples/mail-shop/mail-shop.test.ts"],
  [/^plugins\/redis\/.*\.(ts|env)#/, "plugins/redis/store.test.ts"],
  [/^plugins\/redis-event-bus\/.*\.(ts|env)#/, "plugins/redis/event-bus-store.test.ts"],
  [/^plugins\/file-s3\/commands\.sh#check/, "samples/curl-commands.test.ts"],
  [/^plugins\/file-[^/]+\/[^#]+\.(ts|json|env)#/, "plugins/file-s3/store.test.ts"],
]

/** Commands and configuration: read by the program that they are for, which does not carry them out. */
const reads = [
  [
    /^(admin|backups|cli|deployment|development|mail-shop|mcp|plugins\/[\w-]+|start|starters|troubleshooting)\/.*\.sh#/,
    "samples/shell-samples.test.ts",
  ],
  [
    /^deployment\/[^#]+\.(service|timer|yaml|toml|env|json|conf|dockerfile)#/,
    "samples/deployment/deployment.test.ts",
  ],
]

/** What no test can carry out, and why. */
const exempt = [
  [/^deployment\/(heroku|fly)\.sh#/, "needs an account with a host"],
  [/^deployment\/container\.sh#/, "needs a Docker daemon"],
  [
    /^deployment\/linux\.sh#(?!cluster|separate|check)/,
    "changes the machine: its users, services and packages",
  ],
  [/^start\/from-v1\.sh#copy/, "needs a v1 shop's PostgreSQL and its programs"],
  [/^troubleshooting\/commands\.sh#(create-database|dump)/, "needs PostgreSQL's programs on the machine"],
  [/^troubleshooting\/commands\.sh#port-holder/, "names what else runs on the machine"],
]

/**
 * Counts the blocks of code in written pages, and how each was run.
 * @returns {{ problems: string[], counts: Record<string, string | number> }}
 */
export function checkSamples(folder = root) {
  const blocks = blocksOf(folder)
  const kinds = blocks.map((block) => kindOf(block, folder))
  const of = (name) => kinds.filter(({ kind }) => kind === name)
  const share = (100 * of("exempt").length) / blocks.length
  const reasons = [...new Set(of("exempt").map(({ why }) => why))]
  const problems = of("unknown").map(({ why }) => why)
  if (share > allowed) problems.push(`${share.toFixed(1)} % of the blocks never ran, ${allowed} % may`)
  return {
    problems,
    counts: {
      "blocks of code": blocks.length,
      "blocks that ran": of("ran").length,
      "blocks read by their program": of("read").length,
      "outputs captured from runs": outputsOf(folder),
      "blocks exempt": `${of("exempt").length} (${share.toFixed(1)} %)`,
      ...Object.fromEntries(
        reasons.map((why) => [`  ${why}`, of("exempt").filter((each) => each.why === why).length]),
      ),
    },
  }
}

function kindOf(block, folder) {
  const find = (list) => list.find(([pattern]) => pattern.test(block))
  const ran = find(runs)
  if (ran) return tested(block, "ran", ran[1], folder)
  const exempted = find(exempt)
  if (exempted) return { kind: "exempt", why: exempted[1] }
  const read = find(reads)
  if (read) return tested(block, "read", read[1], folder)
  return { kind: "unknown", why: `samples/${block}: no test is known to run it` }
}

function tested(block, kind, test, folder) {
  if (existsSync(join(folder, test))) return { kind, why: test }
  return { kind: "unknown", why: `samples/${block}: ${test}, which is to run it, does not exist` }
}

function pagesOf(folder) {
  const content = join(folder, "apps/docs/content")
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readFileSync(join(content, file), "utf8"))
}

/** `carts/use-cart.ts#create` for each block, and the same step in its other languages. */
function blocksOf(folder) {
  return pagesOf(folder).flatMap((text) =>
    [
      ...text.matchAll(/<(?:(?:Hero)?Sample|Example)\b[^>]*?\bfile="([^"]+)"(?:[^>]*?\bregion="([^"]+)")?/g),
    ].flatMap(([, file, region = ""]) => {
      const name = file.replace(/\.ts$/, "")
      const isStep = existsSync(join(folder, "samples/react", name, `${region}.tsx`))
      const others = isStep ? [`curl/${name}.sh#${region}`, `react/${name}/${region}.tsx#`] : []
      return [`${file}#${region}`, ...others]
    }),
  )
}

function outputsOf(folder) {
  return pagesOf(folder).flatMap((text) => [...text.matchAll(/<Output\b/g)]).length
}
