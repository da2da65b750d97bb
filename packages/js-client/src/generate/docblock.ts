import type { Method } from "./model.ts"

/**
 * Writes the comment of a method from what its operation says of itself.
 * @param pageOf for the iterator over a list: the property that holds the items
 */
export function docblock(method: Method, pageOf?: string): string {
  const { operation } = method
  const lines = [
    pageOf
      ? `Read all ${pageOf.replaceAll("_", " ")}, page by page, as they are used. ${operation.about ?? ""}`.trim()
      : [operation.summary, operation.about].filter(Boolean).join(" "),
    "",
    ...parameters(method, pageOf),
    `@returns ${pageOf ? `the items of \`${pageOf}\` one by one` : returned(method)}`,
    ...refusals(method),
    "@since 0.1.0",
  ]
  return ["/**", ...lines.map((line) => ` * ${line.replaceAll("*/", "*\\/")}`.trimEnd()), " */"].join("\n")
}

function parameters(method: Method, pageOf: string | undefined): string[] {
  const { entry, operation, pathNames, query } = method
  const isQueryOwn = Boolean(pageOf ?? entry.query)
  return [
    ...pathNames.map((name) => `@param ${name} \`{${name}}\` of \`${operation.path}\``),
    ...(entry.files ? ["@param files one file or several"] : []),
    ...(entry.body ? [`@param payload the body, {@link ${entry.body.replace("?", "")}}`] : []),
    ...(isQueryOwn
      ? ["@param query filters, paging and what the answer is to hold, as far as the operation has them"]
      : []),
    "@param customHeaders headers of this request",
    query && !isQueryOwn
      ? "@param options signal, time-out, retries and key of this request, and its `query`"
      : "@param options signal, time-out, retries and key of this request",
  ]
}

function returned({ operation }: Method): string {
  if (operation.response.kind !== "json") return "nothing but how the answer came, under `response`"
  return `\`{ ${Object.keys(operation.response.properties).join(", ")} }\``
}

function refusals({ operation, pathNames, body, query, entry }: Method): string[] {
  const { access, refusals: rare } = operation
  const hasInput = body !== undefined || query !== undefined || entry.files === true
  return [
    ...(access === "admin"
      ? ["@throws SthenoError `unauthorized` (401) when no admin user is logged in"]
      : []),
    ...(access === "customer"
      ? ["@throws SthenoError `unauthorized` (401) when no customer is logged in"]
      : []),
    ...(rare.includes(401)
      ? ["@throws SthenoError `unauthorized` (401) when the credentials or the token are wrong"]
      : []),
    ...(hasInput
      ? [
          "@throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property",
        ]
      : []),
    ...(pathNames.length > 0
      ? ["@throws SthenoError `not_found` (404) when what the path names does not exist"]
      : []),
    ...(operation.method === "GET"
      ? []
      : ["@throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of things forbids it"]),
    ...(rare.includes(429) ? ["@throws SthenoError with status 429 after too many attempts"] : []),
  ]
}
