import { useAdminCreateProductCategory } from "@stheno/medusa-react"

export function CreateProductCategory() {
  const { mutate, isPending, error } = useAdminCreateProductCategory()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ name: "Clothes", is_active: true })}
      >
        Create a category
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateProductCategory2({
  parentCategoryId,
}: {
  parentCategoryId: string
}) {
  const { mutate, isPending, error } = useAdminCreateProductCategory()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Coats",
            is_active: true,
            parent_category_id: parentCategoryId,
          })
        }
      >
        Create a category
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateProductCategory3() {
  const { mutate, isPending, error } = useAdminCreateProductCategory()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ name: "Out of season", is_internal: true })}
      >
        Create a category
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
