import { useAdminOrders } from "@stheno/medusa-react"
import { HandCoins, PackageCheck, type LucideIcon } from "lucide-react"
import { Link } from "react-router-dom"
import { formatNumber } from "../format/numbers.ts"
import { t } from "../messages/index.ts"

const words = t.overview

/** The number of orders that wait for something, each with the list that it counts. */
export function Tasks() {
  const fulfill = useAdminOrders({
    limit: 1,
    fields: "id",
    expand: "",
    status: ["pending"],
    fulfillment_status: ["not_fulfilled", "partially_fulfilled"],
  })
  const capture = useAdminOrders({
    limit: 1,
    fields: "id",
    expand: "",
    status: ["pending"],
    has_payment_to_capture: true,
  })
  return (
    <ul className="overview-tasks" aria-label={words.tasks}>
      <li>
        <Task
          icon={PackageCheck}
          label={words.fulfill}
          count={fulfill.count}
          to="/a/orders?status=pending&fulfillment=not_fulfilled&fulfillment=partially_fulfilled"
        />
      </li>
      <li>
        <Task
          icon={HandCoins}
          label={words.capture}
          count={capture.count}
          to="/a/orders?status=pending&capture=yes"
        />
      </li>
    </ul>
  )
}

function Task(props: { icon: LucideIcon; label: string; count: number | undefined; to: string }) {
  const { icon: Icon, label, count, to } = props
  return (
    <Link to={to} className="card overview-task">
      <Icon size={20} aria-hidden />
      <span>{label}</span>
      <strong>{count === undefined ? "–" : formatNumber(count)}</strong>
    </Link>
  )
}
