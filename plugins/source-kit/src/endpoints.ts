import { endpoint, z, type Endpoint, type EndpointContext } from "@stheno/core"
import type { ImportService } from "./imports.ts"
import type { RecordKind } from "./records.ts"

/** The endpoints of a source, each for the file of its path. */
export interface ImportEndpoints {
  readonly list: Endpoint
  readonly start: Endpoint
  readonly retrieve: Endpoint
  readonly resume: Endpoint
  readonly cancel: Endpoint
  readonly report: Endpoint
}

/**
 * Declares the endpoints of a source.
 * @param title the name of the source for people, such as `Shopify`
 * @since 0.1
 */
export function importEndpoints(
  title: string,
  kinds: readonly [RecordKind, ...RecordKind[]],
  serviceOf: (context: EndpointContext) => ImportService,
): ImportEndpoints {
  const admin = { access: "admin", tag: `${title} import` } as const
  const params = z.object({ id: z.string() })
  return {
    list: endpoint({
      ...admin,
      summary: `List the latest 100 imports from ${title}.`,
      handler: async (_, context) => ({ imports: await serviceOf(context).list() }),
    }),
    start: endpoint({
      ...admin,
      summary: `Start an import from ${title}.`,
      body: z.strictObject({
        kinds: z.array(z.enum(kinds)).min(1).optional().describe("What to import; everything by default."),
        dry_run: z
          .boolean()
          .optional()
          .describe("Whether to write a report and change nothing; false by default."),
      }),
      handler: async ({ body }, context) => ({ import: await serviceOf(context).start(body) }),
    }),
    retrieve: endpoint({
      ...admin,
      summary: `Retrieve an import from ${title} with its progress.`,
      params,
      handler: async ({ params: { id } }, context) => ({ import: await serviceOf(context).retrieve(id) }),
    }),
    resume: endpoint({
      ...admin,
      summary: `Resume a failed or canceled import from ${title} after its last page.`,
      params,
      handler: async ({ params: { id } }, context) => ({ import: await serviceOf(context).resume(id) }),
    }),
    cancel: endpoint({
      ...admin,
      summary: `Stop an import from ${title} after the current page.`,
      params,
      handler: async ({ params: { id } }, context) => ({ import: await serviceOf(context).cancel(id) }),
    }),
    report: endpoint({
      ...admin,
      summary: `Download the report of an import from ${title} as CSV.`,
      params,
      handler: async ({ params: { id } }, context) =>
        new Response(await serviceOf(context).report(id), {
          headers: {
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="${id}.csv"`,
          },
        }),
    }),
  }
}
