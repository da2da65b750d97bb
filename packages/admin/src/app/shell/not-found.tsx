import { Compass } from "lucide-react"
import { Link } from "react-router-dom"
import { PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { t } from "../messages/index.ts"

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <PageHead title={t.errors.noPage} />
      <div className="card">
        <Empty
          icon={Compass}
          title={t.errors.noPageTitle}
          text={t.errors.noPageText}
          action={<Link to="/a/orders">{t.errors.toOrders}</Link>}
        />
      </div>
    </>
  )
}
