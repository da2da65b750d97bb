import { entity } from "../query/entity.ts"

/** A key that storefronts send to say which sales channels they show; it is no secret. */
export const PublishableApiKey = entity({
  name: "PublishableApiKey",
  table: "publishable_api_key",
  idPrefix: "pk",
  about: "A key that storefronts send to say which sales channels they show; it is no secret.",
  columns: {
    created_by: "The user who made it.",
    revoked_by: "The user who revoked it.",
    revoked_at: "When it was revoked; null while it is valid.",
    title: "The name of the key in the admin.",
  },
})

/** Adds a sales channel to what a publishable key shows. */
export const PublishableApiKeySalesChannel = entity({
  name: "PublishableApiKeySalesChannel",
  table: "publishable_api_key_sales_channel",
  idPrefix: "pksc",
  softDelete: true,
  about: "Adds a sales channel to what a publishable key shows.",
  columns: {
    sales_channel_id: "The sales channel.",
    publishable_key_id: "The publishable key.",
  },
})
