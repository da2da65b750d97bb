import { useAdminOrder } from "@stheno/medusa-react"
import type { ReactNode } from "react"
import { useParams } from "react-router-dom"
import { Loaded } from "../../kit/page.tsx"
import { t } from "../../messages/index.ts"
import type { ShownOrder } from "../shown-order.ts"
import { useReturnSource, type ReturnSource } from "./returnable-lines.ts"

type Draw = (order: ShownOrder, source: ReturnSource) => ReactNode

/** Loads the order of the address, and what decides about the units that can come back. */
export function OrderTask({ children }: { children: Draw }) {
  const { id = "" } = useParams()
  const { order, error } = useAdminOrder(id)
  return (
    <Loaded data={order} error={error} back={{ to: `/a/orders/${id}`, label: t.orders.title }}>
      {(shown) => <WithSource order={shown} draw={children} />}
    </Loaded>
  )
}

function WithSource({ order, draw }: { order: ShownOrder; draw: Draw }) {
  const source = useReturnSource(order)
  return (
    <Loaded data={source} error={undefined}>
      {(found) => draw(order, found)}
    </Loaded>
  )
}
