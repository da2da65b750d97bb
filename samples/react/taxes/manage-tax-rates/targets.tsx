import {
  useAdminCreateProductTaxRates,
  useAdminTaxRate,
} from "@stheno/medusa-react"

export function CreateProductTaxRates({
  taxRateId,
  productId,
}: {
  taxRateId: string
  productId: string
}) {
  const { mutate, isPending, error } = useAdminCreateProductTaxRates(taxRateId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ products: [productId] })}
      >
        Add products to a tax rate
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function TaxRate({ taxRateId }: { taxRateId: string }) {
  const { tax_rate, isPending, error } = useAdminTaxRate(taxRateId, {
    expand: ["products", "product_types"],
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{tax_rate?.name}</p>
}
