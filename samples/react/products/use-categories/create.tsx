import {
  useAdminAddProductsToCategory,
  useAdminCreateProductCategory,
} from "@stheno/medusa-react"

export function CreateProductCategory() {
  const { mutate, isPending, error } = useAdminCreateProductCategory()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ is_active: true, name: "Clothes" })}
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
            is_active: true,
            name: "Coats",
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

export function CreateProductCategory3({
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
            is_active: true,
            name: "Hats",
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

export function CreateProductCategory4() {
  const { mutate, isPending, error } = useAdminCreateProductCategory()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ is_active: true, name: "Toys" })}
      >
        Create a category
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AddProductsToCategory({
  productCategoryId,
  productId,
}: {
  productCategoryId: string
  productId: string
}) {
  const { mutate, isPending, error } =
    useAdminAddProductsToCategory(productCategoryId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            product_ids: [{ id: productId }],
          })
        }
      >
        Add products to a category
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
