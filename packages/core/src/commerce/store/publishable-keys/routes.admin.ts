import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource, resources } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters, textMatches } from "../../../platform/query/filter.ts"
import { addKeyChannels, listKeyChannels, removeKeyChannels } from "./key-channels.ts"
import { createKey, deleteKey, retrieveKey, revokeKey, updateKey } from "./keys.ts"
import {
  createKeyBody,
  keyChannelsBody,
  listKeyChannelsQuery,
  listKeysQuery,
  updateKeyBody,
} from "./shapes.ts"

const base = {
  tag: "Publishable Api Keys",
  access: "admin",
  response: answers({ publishable_api_key: resource("PublishableApiKey") }),
} as const

export const publishableKeyAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetPublishableApiKeys",
    method: "GET",
    path: "/admin/publishable-api-keys",
    summary: "List publishable keys.",
    query: listKeysQuery,
    select: { isList: true },
    response: answersPage("publishable_api_keys", "PublishableApiKey"),
    handler: async ({ query, selection }, { db }) => {
      const { created_at, updated_at, revoked_at } = query
      const found = await fetchPage(db, {
        entity: "PublishableApiKey",
        selection,
        filters: givenFilters({ created_at, updated_at, revoked_at }),
        where: query.q ? [textMatches(["root.title"], query.q)] : [],
        order: query.order,
        limit: query.limit,
        offset: query.offset,
      })
      return page("publishable_api_keys", found, query)
    },
  }),
  operation({
    ...base,
    id: "PostPublishableApiKeys",
    service: "publishableApiKeyService.create",
    method: "POST",
    path: "/admin/publishable-api-keys",
    summary: "Create a publishable key.",
    body: createKeyBody,
    handler: async ({ body }, context) => {
      const id = await createKey(context, body)
      return { publishable_api_key: await retrieveKey(context.db, id) }
    },
  }),
  operation({
    ...base,
    id: "GetPublishableApiKeysPublishableApiKey",
    method: "GET",
    path: "/admin/publishable-api-keys/{id}",
    summary: "Get a publishable key.",
    handler: async ({ params }, { db }) => ({ publishable_api_key: await retrieveKey(db, params.id) }),
  }),
  operation({
    ...base,
    // The letter that is missing is missing in v1's name too.
    id: "PostPublishableApiKysPublishableApiKey",
    service: "publishableApiKeyService.update",
    method: "POST",
    path: "/admin/publishable-api-keys/{id}",
    summary: "Rename a publishable key.",
    body: updateKeyBody,
    handler: async ({ params, body }, context) => {
      await updateKey(context, params.id, body)
      return { publishable_api_key: await retrieveKey(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeletePublishableApiKeysPublishableApiKey",
    service: "publishableApiKeyService.delete",
    method: "DELETE",
    path: "/admin/publishable-api-keys/{id}",
    summary: "Delete a publishable key.",
    about:
      "Requests that still send the key are no longer limited to its sales channels. A key that is only revoked keeps limiting them.",
    response: answersDeleted("publishable_api_key"),
    handler: async ({ params }, context) => {
      await deleteKey(context, params.id)
      return deleted(params.id, "publishable_api_key")
    },
  }),
  operation({
    ...base,
    id: "PostPublishableApiKeysPublishableApiKeyRevoke",
    service: "publishableApiKeyService.revoke",
    method: "POST",
    path: "/admin/publishable-api-keys/{id}/revoke",
    summary: "Revoke a publishable key.",
    about: "A storefront that still sends it keeps seeing only its sales channels.",
    handler: async ({ params }, context) => {
      await revokeKey(context, params.id)
      return { publishable_api_key: await retrieveKey(context.db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "GetPublishableApiKeySalesChannels",
    method: "GET",
    path: "/admin/publishable-api-keys/{id}/sales-channels",
    answers404: false,
    summary: "List the sales channels of a publishable key.",
    query: listKeyChannelsQuery,
    response: answers({ sales_channels: resources("SalesChannel") }),
    handler: async ({ params, query }, { db }) => ({
      sales_channels: await listKeyChannels(db, params.id, query.q),
    }),
  }),
  operation({
    ...base,
    id: "PostPublishableApiKeySalesChannelsChannelsBatch",
    service: "publishableApiKeyService.addSalesChannels",
    method: "POST",
    path: "/admin/publishable-api-keys/{id}/sales-channels/batch",
    summary: "Add sales channels to a publishable key.",
    about: "Sales channels that the key already has stay.",
    body: keyChannelsBody,
    handler: async ({ params, body }, { db }) => {
      await addKeyChannels(
        db,
        params.id,
        body.sales_channel_ids.map(({ id }) => id),
      )
      return { publishable_api_key: await retrieveKey(db, params.id) }
    },
  }),
  operation({
    ...base,
    id: "DeletePublishableApiKeySalesChannelsChannelsBatch",
    service: "publishableApiKeyService.removeSalesChannels",
    method: "DELETE",
    path: "/admin/publishable-api-keys/{id}/sales-channels/batch",
    summary: "Remove sales channels from a publishable key.",
    about: "Sales channels that the key does not have are ignored.",
    body: keyChannelsBody,
    handler: async ({ params, body }, { db }) => {
      await removeKeyChannels(
        db,
        params.id,
        body.sales_channel_ids.map(({ id }) => id),
      )
      return { publishable_api_key: await retrieveKey(db, params.id) }
    },
  }),
]
