import { useAdminCreateTaxRate } from "@stheno/medusa-react"

export function CreateTaxRate({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateTaxRate()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            region_id: regionId,
            name: "Reduced rate",
            code: "reduced",
            rate: 6,
          })
        }
      >
        Create a tax rate
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
