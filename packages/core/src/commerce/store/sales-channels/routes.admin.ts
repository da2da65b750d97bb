import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page, refusedBody } from "../../../platform/http/results.ts"
import { missingIds } from "../../../platform/query/missing-ids.ts"
import { addChannelLocation, removeChannelLocation } from "./channel-locations.ts"
import { addChannelProducts, removeChannelProducts } from "./channel-products.ts"
import { listSalesChannels } from "./list-sales-channels.ts"
import { retrieveSalesChannel } from "./retrieve-sales-channel.ts"
import {
  createSalesChannelBody,
  listSalesChannelsQuery,
  salesChannelLocationBody,
  addedProductsBody,
  removedProductsBody,
  updateSalesChannelBody,
} from "./shapes.ts"
import { createSalesChannel, deleteSalesChannel, updateSalesChannel } from "./write-sales-channel.ts"

const base = {
  tag: "Sales Channels",
  access: "admin",
  response: answers({ sales_channel: resource("SalesChannel") }),
} as const

export const salesChannelAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetSalesChannels",
    method: "GET",
    path: "/admin/sales-channels",
    summary: "List sales channels.",
    query: listSalesChannelsQuery,
    select: { isList: true },
    response: answersPage("sales_channels", "SalesChannel"),
    handler: async ({ query, selection }, { db }) =>
      page("sales_channels", await listSalesChannels(db, query, selection), query),
  }),
  operation({
    ...base,
    id: "PostSalesChannels",
    service: "salesChannelService.create",
    method: "POST",
    path: "/admin/sales-channels",
    summary: "Create a sales channel.",
    body: createSalesChannelBody,
    handler: async ({ body }, context) => {
      const id = await createSalesChannel(context, body)
      return { sales_channel: await retrieveSalesChannel(context.db, id) }
    },
  }),
  operation({
    ...base,
    id: "GetSalesChannelsSalesChannel",
    method: "GET",
    path: "/admin/sales-channels/{id}",
    summary: "Get a sales channel.",
    handler: async ({ params }, { db }) => ({ sales_channel: await retrieveSalesChannel(db, params.id) }),
  }),
  operation({
    ...base,
    id: "PostSalesChannelsSalesChannel",
    service: "salesChannelService.update",
    method: "POST",
    path: "/admin/sales-channels/{id}",
    summary: "Update a sales channel.",
    body: updateSalesChannelBody,
    handler: async ({ params, body }, context) => {
      await updateSalesChannel(context, params.id, body)
      return { sales_channel: await retrieveSalesChannel(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeleteSalesChannelsSalesChannel",
    service: "salesChannelService.delete",
    method: "DELETE",
    path: "/admin/sales-channels/{id}",
    answers404: false,
    summary: "Delete a sales channel.",
    about: "The store's default sales channel cannot be deleted.",
    response: answersDeleted("sales-channel"),
    handler: async ({ params }, context) => {
      await deleteSalesChannel(context, params.id)
      return deleted(params.id, "sales-channel")
    },
  }),
  operation({
    ...base,
    id: "PostSalesChannelsChannelProductsBatch",
    service: "salesChannelService.addProducts",
    method: "POST",
    path: "/admin/sales-channels/{id}/products/batch",
    summary: "Add products to a sales channel.",
    about: "Products that are already in the sales channel stay in it.",
    body: addedProductsBody,
    handler: async ({ params, body }, context) => {
      const { db } = context
      const productIds = body.product_ids.map(({ id }) => id)
      const missing = await missingIds(db, "Product", productIds)
      if (missing.length > 0) return refusedBody([`Products ${missing.join(", ")} do not exist`])
      await addChannelProducts(context, params.id, productIds)
      return { sales_channel: await retrieveSalesChannel(db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeleteSalesChannelsChannelProductsBatch",
    service: "salesChannelService.removeProducts",
    method: "DELETE",
    path: "/admin/sales-channels/{id}/products/batch",
    summary: "Remove products from a sales channel.",
    about: "Products that are not in it are ignored. The products are not deleted.",
    body: removedProductsBody,
    handler: async ({ params, body }, context) => {
      await removeChannelProducts(
        context,
        params.id,
        body.product_ids.map(({ id }) => id),
      )
      return { sales_channel: await retrieveSalesChannel(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "PostSalesChannelsSalesChannelStockLocation",
    method: "POST",
    path: "/admin/sales-channels/{id}/stock-locations",
    summary: "Add a stock location to a sales channel.",
    body: salesChannelLocationBody,
    handler: async ({ params, body }, { db }) => {
      await addChannelLocation(db, params.id, body.location_id)
      return { sales_channel: await retrieveSalesChannel(db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeleteSalesChannelsSalesChannelStockLocation",
    method: "DELETE",
    path: "/admin/sales-channels/{id}/stock-locations",
    answers404: false,
    summary: "Remove a stock location from a sales channel.",
    about:
      "The sales channel no longer sells what the location has in stock. Succeeds even if the channel does not have the location.",
    body: salesChannelLocationBody,
    response: answersDeleted("stock-location"),
    handler: async ({ params, body }, { db }) => {
      await removeChannelLocation(db, params.id, body.location_id)
      return deleted(params.id, "stock-location")
    },
  }),
]
