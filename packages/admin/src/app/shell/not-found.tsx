import { Compass } from "lucide-react"
import { ButtonLink } from "../kit/button.tsx"
import { PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { t } from "../messages/index.ts"

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <PageHead title={t.errors.noPageTitle} />
      <div className="card">
        <Empty
          icon={Compass}
          text={t.errors.noPageText}
          action={<ButtonLink to="/a/orders">{t.errors.toOrders}</ButtonLink>}
        />
      </div>
    </>
  )
}
