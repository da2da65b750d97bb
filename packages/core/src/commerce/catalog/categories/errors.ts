import { defineErrors } from "../../../platform/kernel/errors.ts"

export const categoryErrors = defineErrors("categories", {
  not_found: {
    type: "not_found",
    message: (id: string) => `ProductCategory with id: ${id} was not found`,
    when: "No category has this ID.",
    fix: "List the categories to find the ID.",
  },
  not_shown: {
    type: "not_found",
    message: (id: string) =>
      `ProductCategory with id: ${id}, is_internal: false, is_active: true was not found`,
    when: "No category that the Store API returns has this ID; inactive and internal ones are left out.",
    fix: "List the store's categories to find the ID, or set `is_active` to true and `is_internal` to false.",
  },
  has_children: {
    type: "not_allowed",
    message: (id: string) => `Deleting ProductCategory (${id}) with category children is not allowed`,
    when: "The category cannot be deleted while it has child categories.",
    fix: "Move or delete the child categories first.",
  },
  inside_itself: {
    type: "not_allowed",
    message: (id: string) => `ProductCategory (${id}) cannot be moved below itself`,
    when: "The new parent is the category itself or one of its descendants.",
    fix: "Choose a parent that is not below the category.",
  },
})
