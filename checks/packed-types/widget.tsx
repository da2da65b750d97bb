/// <reference types="@stheno/admin/files" />
import type { ProductDetailsWidgetProps, WidgetConfig } from "@stheno/admin"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useAdminProduct, useAdminUpdateProduct, useMedusa } from "medusa-react"
import type { ReactNode } from "react"

export const config: WidgetConfig = { zone: "product.details.after" }

/** An extension of v1, which calls TanStack Query as version 4 allowed. */
export default function Regions({ product, notify }: ProductDetailsWidgetProps): ReactNode {
  const { client } = useMedusa()
  const queries = useQueryClient()
  const regions = useQuery(["regions"], () => client.admin.regions.list(), {
    keepPreviousData: true,
    onSuccess: ({ regions }) => notify.success("Regions", String(regions.length)),
  })
  const remove = useMutation((id: string) => client.admin.regions.delete(id), {
    onSuccess: () => queries.invalidateQueries(["regions"]),
  })
  const { refetch } = useAdminProduct(product.id, undefined, { cacheTime: 1000 })
  const update = useAdminUpdateProduct(product.id)
  const isBusy: boolean = remove.isLoading || update.isLoading
  // @ts-expect-error the ID of a region is a string
  const wrong = () => remove.mutate(1)
  return (
    <p onClick={wrong} onFocus={() => void refetch()}>
      {isBusy ? "…" : regions.data?.regions.map(({ id, name }) => <b key={id}>{name}</b>)}
      {/* @ts-expect-error a list of regions has no such field */}
      {regions.data?.countries}
    </p>
  )
}
