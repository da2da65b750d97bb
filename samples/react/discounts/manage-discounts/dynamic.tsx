import {
  useAdminCreateDiscount,
  useAdminCreateDynamicDiscountCode,
  useAdminGetDiscountByCode,
} from "@stheno/medusa-react"

export function CreateDiscount({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "WELCOME",
            is_dynamic: true,
            valid_duration: "P30D",
            usage_limit: 1,
            regions: [regionId],
            rule: { type: "fixed", value: 1000, allocation: "total" },
          })
        }
      >
        Create a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateDynamicDiscountCode({ discountId }: { discountId: string }) {
  const { mutate, isPending, error } = useAdminCreateDynamicDiscountCode(discountId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ code: "WELCOME-GRACE" })}
      >
        Create a code of a dynamic discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function GetDiscountByCode() {
  const { discount, isPending, error } = useAdminGetDiscountByCode("WELCOME-GRACE")
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{discount?.code}</p>
}
