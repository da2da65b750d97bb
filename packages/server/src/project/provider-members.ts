import type { ProviderKinds } from "@stheno/core"
import { nearest, type Problem } from "@stheno/core/host"

/** What a member of a provider has to be. */
type Shape = "function" | "text" | "list"

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T]

/** What a provider of each kind must have; one that the interface names and this does not, does not compile. */
const members = {
  payment: {
    id: "text",
    initiate: "function",
    update: "function",
    authorize: "function",
    status: "function",
    remove: "function",
    capture: "function",
    refund: "function",
    cancel: "function",
  },
  fulfillment: {
    id: "text",
    options: "function",
    validateOption: "function",
    validateData: "function",
    canCalculate: "function",
    calculatePrice: "function",
    createFulfillment: "function",
    cancelFulfillment: "function",
    createReturn: "function",
  },
  tax: { id: "text", taxLines: "function" },
  notification: { id: "text", events: "list", send: "function", resend: "function" },
  file: {
    upload: "function",
    uploadStream: "function",
    remove: "function",
    downloadUrl: "function",
    downloadStream: "function",
  },
  search: { id: "text", index: "function", delete: "function", search: "function" },
  app: { id: "text", authorize: "function" },
  cache: { get: "function", set: "function", invalidate: "function" },
  lock: { acquire: "function", renew: "function", release: "function" },
  "event-bus": { publish: "function", consume: "function" },
} as const satisfies { [K in keyof ProviderKinds]: Record<RequiredKeys<ProviderKinds[K]>, Shape> }

/**
 * What is wrong with the kind of a provider, which the compiler checks in TypeScript only.
 * @since 0.1
 */
export function unknownKind(kind: string): Pick<Problem, "message" | "remedy"> | undefined {
  const kinds = Object.keys(members)
  if (kinds.includes(kind)) return undefined
  const near = nearest(kind, kinds)
  const remedy = near ? `Did you mean ${near}?` : `The kinds are ${kinds.join(", ")}.`
  return { message: `Unknown kind of provider ${kind}.`, remedy }
}

/**
 * What a provider lacks, e.g. one that is written in JavaScript.
 * @returns names of members that are not there, or are something else
 * @since 0.1
 */
export function missingMembers(kind: keyof ProviderKinds, provider: unknown): string[] {
  const given = (typeof provider === "object" && provider !== null ? provider : {}) as Record<string, unknown>
  return Object.entries<Shape>(members[kind])
    .filter(([name, shape]) => !isOf(shape, given[name]))
    .map(([name]) => name)
}

function isOf(shape: Shape, value: unknown): boolean {
  if (shape === "list") return Array.isArray(value)
  return shape === "text" ? typeof value === "string" && value !== "" : typeof value === "function"
}
