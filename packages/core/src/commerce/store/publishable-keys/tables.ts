import { entity } from "../../../platform/query/entity.ts"

/** A key that storefronts send in `x-publishable-api-key` to limit their requests to its sales channels; it is not a secret. */
export const PublishableApiKey = entity({
  name: "PublishableApiKey",
  table: "publishable_api_key",
  idPrefix: "pk",
  about:
    "A key that storefronts send in `x-publishable-api-key` to limit their requests to its sales channels; it is not a secret.",
  columns: {
    created_by: "The user who created the key.",
    revoked_by: "The user who revoked the key.",
    revoked_at: "The time at which the key was revoked; null while it is valid.",
    title: "The name shown in the dashboard.",
  },
  refersTo: { created_by: "User", revoked_by: "User" },
})

/** The link between a publishable API key and one of its sales channels. */
export const PublishableApiKeySalesChannel = entity({
  name: "PublishableApiKeySalesChannel",
  table: "publishable_api_key_sales_channel",
  idPrefix: "pksc",
  softDelete: true,
  about: "The link between a publishable API key and one of its sales channels.",
  columns: {
    sales_channel_id: "The sales channel.",
    publishable_key_id: "The publishable API key.",
  },
})
