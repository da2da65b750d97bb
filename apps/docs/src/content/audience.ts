/** Whom a page is for. */
export const audiences = ["developer", "operator", "storefront"] as const

/** One of the three kinds of readers. */
export type Audience = (typeof audiences)[number]

/** The first rule that fits an address decides. */
const rules: readonly (readonly [RegExp, readonly Audience[]])[] = [
  [/^\/modules\/.+\/storefront\//, ["storefront"]],
  [/^\/modules\/.+\/admin\//, ["operator"]],
  [/^\/modules\/.+\/backend\//, ["developer"]],
  [/\/publishable-api-keys\/admin\//, ["operator"]],
  [/\/publishable-api-keys\/storefront\//, ["storefront"]],
  [/\/publishable-api-keys$/, audiences],
  [/^\/modules\/.+\/(serverless-module|inventory-module|stock-location-module)$/, ["developer"]],
  [/^\/modules\//, audiences],
  [/^\/api\/store/, ["storefront", "developer"]],
  [/^\/api\/admin/, ["operator", "developer"]],
  [/^\/references\/medusa-react/, ["storefront"]],
  [/^\/references\/js-client\/.+\/Admin/, ["developer"]],
  [/^\/references\/js-client/, ["storefront", "developer"]],
  [/^\/references\/entities/, audiences],
  [/^\/references\/(errors|configuration)/, audiences],
  [/^\/references\//, ["developer"]],
  [/^\/(js-client|medusa-react)\//, ["storefront", "developer"]],
  [/^\/deployments\/storefront/, ["storefront"]],
  [/^\/(deployments|cli)(\/|$)/, ["operator", "developer"]],
  [/^\/troubleshooting\/custom-hooks-error$/, ["storefront"]],
  [/^\/troubleshooting\/(cors-issues|missing-payment-providers)$/, audiences],
  [/^\/troubleshooting\/signing-in-to-admin$/, ["operator", "developer"]],
  [/^\/plugins\//, ["operator", "developer"]],
  [/^\/development\/(reliability|backend|notification|file-service|batch-jobs)\//, ["developer", "operator"]],
  [/^\/development\/http\/cors$/, audiences],
  [/^\/(development|contribution|troubleshooting|upgrade-guides)(\/|$)/, ["developer"]],
]

/**
 * Whom a page is for; what no rule knows is for everybody.
 * @since 0.1
 */
export function audiencesOf(route: string): readonly Audience[] {
  return rules.find(([place]) => place.test(route))?.[1] ?? audiences
}
