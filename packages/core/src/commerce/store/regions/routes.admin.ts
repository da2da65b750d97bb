import * as z from "zod"
import { operation, type Context, type Input, type Operation } from "../../../platform/http/operation.ts"
import { answers, plain, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters, textMatches } from "../../../platform/query/filter.ts"
import { createRegion } from "./create-region.ts"
import { deleteRegion } from "./delete-region.ts"
import { listFulfillmentOptions } from "./fulfillment-options.ts"
import { addCountry, removeCountry } from "./region-countries.ts"
import { addRegionProvider, removeRegionProvider } from "./region-providers.ts"
import { retrieveRegion } from "./retrieve-region.ts"
import { regionListSelection, regionSelection } from "./selections.ts"
import {
  addCountryBody,
  addProviderBody,
  createRegionBody,
  listRegionsQuery,
  retrieveRegionQuery,
  updateRegionBody,
} from "./shapes.ts"
import { updateRegion } from "./update-region.ts"

const answersRegion = answers({ region: resource("Region") })
const base = { tag: "Regions", access: "admin", select: regionSelection, response: answersRegion } as const

export const regionAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetRegions",
    method: "GET",
    path: "/admin/regions",
    summary: "List regions.",
    query: listRegionsQuery,
    select: regionListSelection,
    response: answersPage("regions", "Region"),
    handler: async ({ query, selection }, { db }) => {
      const { q, created_at, updated_at, deleted_at } = query
      const found = await fetchPage(db, {
        entity: "Region",
        selection,
        filters: givenFilters({ created_at, updated_at, deleted_at }),
        where: q ? [textMatches(["root.name"], q)] : [],
        order: query.order,
        limit: query.limit,
        offset: query.offset,
      })
      return page("regions", found, query)
    },
  }),
  operation({
    ...base,
    id: "PostRegions",
    service: "regionService.create",
    method: "POST",
    path: "/admin/regions",
    summary: "Create a region.",
    body: createRegionBody,
    refusals: [422],
    handler: async (input, context) => answerRegion(await createRegion(context, input.body), input, context),
  }),
  operation({
    ...base,
    id: "GetRegionsRegion",
    method: "GET",
    path: "/admin/regions/{id}",
    summary: "Get a region.",
    query: retrieveRegionQuery,
    handler: (input, context) => answerRegion(input.params.id, input, context),
  }),
  operation({
    ...base,
    id: "PostRegionsRegion",
    service: "regionService.update",
    method: "POST",
    path: "/admin/regions/{id}",
    summary: "Update a region.",
    about: "Lists of countries and providers replace the region's lists.",
    body: updateRegionBody,
    refusals: [422],
    handler: async (input, context) => {
      await updateRegion(context, input.params.id, input.body)
      return answerRegion(input.params.id, input, context)
    },
  }),
  operation({
    id: "DeleteRegionsRegion",
    service: "regionService.delete",
    method: "DELETE",
    path: "/admin/regions/{id}",
    tag: "Regions",
    summary: "Delete a region.",
    about:
      "The countries of the region can then be added to another one. Orders of the region do not change.",
    access: "admin",
    response: answersDeleted("region"),
    handler: async ({ params }, context) => {
      await deleteRegion(context, params.id)
      return deleted(params.id, "region")
    },
  }),
  operation({
    ...base,
    id: "PostRegionsRegionCountries",
    service: "regionService.addCountry",
    method: "POST",
    path: "/admin/regions/{id}/countries",
    summary: "Add a country to a region.",
    about: "If the region already has the country, the request succeeds and changes nothing.",
    body: addCountryBody,
    refusals: [422],
    handler: async (input, context) => {
      await addCountry(context, input.params.id, input.body.country_code)
      return answerRegion(input.params.id, input, context)
    },
  }),
  operation({
    ...base,
    id: "PostRegionsRegionCountriesCountry",
    service: "regionService.removeCountry",
    method: "DELETE",
    path: "/admin/regions/{id}/countries/{country_code}",
    summary: "Remove a country from a region.",
    about: "If the region does not have the country, the request succeeds and changes nothing.",
    handler: async (input, context) => {
      await removeCountry(context, input.params.id, input.params.country_code)
      return answerRegion(input.params.id, input, context)
    },
  }),
  operation({
    id: "GetRegionsRegionFulfillmentOptions",
    method: "GET",
    path: "/admin/regions/{id}/fulfillment-options",
    tag: "Regions",
    summary: "List the fulfillment options of a region.",
    access: "admin",
    response: answers({
      fulfillment_options: plain(
        z
          .array(
            z.object({
              provider_id: z.string().describe("The ID of the fulfillment provider."),
              options: z
                .array(z.record(z.string(), z.unknown()))
                .describe(
                  "The services of the provider, each with the properties that the provider defines.",
                ),
            }),
          )
          .describe(
            "The fulfillment providers of the region, each with the services that it offers for shipping options.",
          ),
      ),
    }),
    handler: async ({ params }, context) => ({
      fulfillment_options: await listFulfillmentOptions(context, params.id),
    }),
  }),
  ...providerOperations("fulfillment", "Fulfillment"),
  ...providerOperations("payment", "Payment"),
]

function providerOperations(kind: "fulfillment" | "payment", name: string): readonly Operation[] {
  return [
    operation({
      ...base,
      id: `PostRegionsRegion${name}Providers`,
      service: `regionService.add${name}Provider`,
      method: "POST",
      path: `/admin/regions/{id}/${kind}-providers`,
      summary: `Add a ${kind} provider to a region.`,
      body: addProviderBody,
      handler: async (input, context) => {
        await addRegionProvider(context, kind, input.params.id, input.body.provider_id)
        return answerRegion(input.params.id, input, context)
      },
    }),
    operation({
      ...base,
      id: `PostRegionsRegion${name}ProvidersProvider`,
      service: `regionService.remove${name}Provider`,
      method: "DELETE",
      path: `/admin/regions/{id}/${kind}-providers/{provider_id}`,
      summary: `Remove a ${kind} provider from a region.`,
      about: "A provider that the region does not have is ignored.",
      handler: async (input, context) => {
        await removeRegionProvider(context, kind, input.params.id, input.params.provider_id)
        return answerRegion(input.params.id, input, context)
      },
    }),
  ]
}

async function answerRegion(
  id: string,
  input: Pick<Input<never, never, never>, "selection">,
  context: Context,
) {
  return { region: await retrieveRegion(context.db, id, input.selection) }
}
