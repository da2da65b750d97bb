import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource, resources } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { createShippingOption } from "./create-option.ts"
import { createProfile, deleteProfile, fullProfile, retrieveProfile, updateProfile } from "./profiles.ts"
import { listShippingOptions, retrieveShippingOption, shownOption } from "./read-options.ts"
import {
  createOptionBody,
  createProfileBody,
  listOptionsQuery,
  updateOptionBody,
  updateProfileBody,
} from "./shapes.ts"
import { deleteShippingOption, updateShippingOption } from "./update-option.ts"

const profiles = {
  tag: "Shipping Profiles",
  access: "admin",
  response: answers({ shipping_profile: resource("ShippingProfile") }),
} as const

const options = {
  tag: "Shipping Options",
  access: "admin",
  response: answers({ shipping_option: resource("ShippingOption") }),
} as const

const profileOperations: readonly Operation[] = [
  operation({
    ...profiles,
    id: "GetShippingProfiles",
    method: "GET",
    path: "/admin/shipping-profiles",
    summary: "List shipping profiles.",
    response: answers({ shipping_profiles: resources("ShippingProfile") }),
    handler: async (_, { db }) => ({
      shipping_profiles: await fetchRows(db, { entity: "ShippingProfile", order: "created_at" }),
    }),
  }),
  operation({
    ...profiles,
    id: "PostShippingProfiles",
    service: "shippingProfileService.create",
    method: "POST",
    path: "/admin/shipping-profiles",
    summary: "Create a shipping profile.",
    body: createProfileBody,
    handler: async ({ body }, context) => {
      const id = await createProfile(context, body)
      return { shipping_profile: await retrieveProfile(context.db, id) }
    },
  }),
  operation({
    ...profiles,
    id: "GetShippingProfilesProfile",
    method: "GET",
    path: "/admin/shipping-profiles/{id}",
    summary: "Get a shipping profile with its products and shipping options.",
    about: "The response contains at most 8,000 products.",
    handler: async ({ params }, { db }) => ({
      shipping_profile: await retrieveProfile(db, params.id, fullProfile),
    }),
  }),
  operation({
    ...profiles,
    id: "PostShippingProfilesProfile",
    service: "shippingProfileService.update",
    method: "POST",
    path: "/admin/shipping-profiles/{id}",
    summary: "Update a shipping profile.",
    about: "Products and shipping options in the body move here from their previous profiles.",
    body: updateProfileBody,
    handler: async ({ params, body }, context) => {
      await updateProfile(context, params.id, body)
      return { shipping_profile: await retrieveProfile(context.db, params.id, fullProfile) }
    },
  }),
  operation({
    ...profiles,
    id: "DeleteShippingProfilesProfile",
    service: "shippingProfileService.delete",
    method: "DELETE",
    path: "/admin/shipping-profiles/{id}",
    answers404: false,
    summary: "Delete a shipping profile.",
    about: "Succeeds even if it does not exist.",
    response: answersDeleted("shipping_profile"),
    handler: async ({ params }, context) => {
      await deleteProfile(context, params.id)
      return deleted(params.id, "shipping_profile")
    },
  }),
]

const optionOperations: readonly Operation[] = [
  operation({
    ...options,
    id: "GetShippingOptions",
    method: "GET",
    path: "/admin/shipping-options",
    summary: "List shipping options.",
    query: listOptionsQuery,
    select: { relations: ["region", "profile", "requirements"], isList: true },
    response: answersPage("shipping_options", "ShippingOption"),
    handler: async ({ query, selection }, { db }) =>
      page("shipping_options", await listShippingOptions(db, query, selection), query),
  }),
  operation({
    ...options,
    id: "PostShippingOptions",
    service: "shippingOptionService.create",
    method: "POST",
    path: "/admin/shipping-options",
    answers404: true,
    summary: "Create a shipping option.",
    body: createOptionBody,
    handler: async ({ body }, context) => {
      const id = await createShippingOption(context, body)
      return { shipping_option: await retrieveShippingOption(context.db, id, shownOption) }
    },
  }),
  operation({
    ...options,
    id: "GetShippingOptionsOption",
    method: "GET",
    path: "/admin/shipping-options/{id}",
    summary: "Get a shipping option.",
    handler: async ({ params }, { db }) => ({
      shipping_option: await retrieveShippingOption(db, params.id, shownOption),
    }),
  }),
  operation({
    ...options,
    id: "PostShippingOptionsOption",
    service: "shippingOptionService.update",
    method: "POST",
    path: "/admin/shipping-options/{id}",
    summary: "Update a shipping option.",
    about:
      "The list of requirements replaces the option's requirements; a requirement with an ID is updated.",
    body: updateOptionBody,
    handler: async ({ params, body }, context) => {
      await updateShippingOption(context, params.id, body)
      return { shipping_option: await retrieveShippingOption(context.db, params.id, shownOption) }
    },
  }),
  operation({
    ...options,
    id: "DeleteShippingOptionsOption",
    service: "shippingOptionService.delete",
    method: "DELETE",
    path: "/admin/shipping-options/{id}",
    answers404: false,
    summary: "Delete a shipping option.",
    about: "Succeeds even if it does not exist.",
    response: answersDeleted("shipping-option"),
    handler: async ({ params }, context) => {
      await deleteShippingOption(context, params.id)
      return deleted(params.id, "shipping-option")
    },
  }),
]

export const shippingAdminOperations: readonly Operation[] = [...profileOperations, ...optionOperations]
