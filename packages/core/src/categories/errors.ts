import { defineErrors } from "../kernel/errors.ts"

export const categoryErrors = defineErrors("categories", {
  not_found: {
    type: "not_found",
    message: (id: string) => `ProductCategory with id: ${id} was not found`,
    when: "No category has this id.",
    fix: "List the categories to find the id.",
  },
  not_shown: {
    type: "not_found",
    message: (id: string) =>
      `ProductCategory with id: ${id}, is_internal: false, is_active: true was not found`,
    when: "No category that the store shows has this id: it may be inactive or internal.",
    fix: "List the store's categories to find the id, or make the category active and public.",
  },
  has_children: {
    type: "not_allowed",
    message: (id: string) => `Deleting ProductCategory (${id}) with category children is not allowed`,
    when: "A category is deleted while it has categories below it.",
    fix: "Move or delete the categories below it first.",
  },
  inside_itself: {
    type: "not_allowed",
    message: (id: string) => `ProductCategory (${id}) cannot be moved below itself`,
    when: "A category's new parent is the category itself or one below it.",
    fix: "Choose a parent outside of the category.",
  },
})
