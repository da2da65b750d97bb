import { useAdminShippingProfiles } from "@stheno/medusa-react"
import { Plus, Truck } from "lucide-react"
import { Link } from "react-router-dom"
import { Button } from "../kit/button.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Empty } from "../kit/states.tsx"
import { useNewDialog } from "../kit/use-new-dialog.ts"
import { t } from "../messages/index.ts"
import { ProfileDialog } from "./profile-dialog.tsx"
import { settingsBack } from "./settings-back.ts"

const words = t.shippingProfiles

/** The shipping profiles of the store. */
export function ProfileList() {
  const creation = useNewDialog()
  const { shipping_profiles: profiles, error } = useAdminShippingProfiles()
  return (
    <>
      <PageHead
        title={words.title}
        back={settingsBack}
        actions={
          <Button kind="primary" icon={Plus} onClick={creation.open}>
            {words.create}
          </Button>
        }
      />
      <Loaded data={profiles} error={error}>
        {(shown) => (
          <section className="card" aria-label={words.title}>
            {shown.length === 0 && <Empty icon={Truck} title={words.emptyTitle} text={words.emptyText} />}
            <ul className="rows">
              {shown.map(({ id, name, type }) => (
                <li key={id} className="row-link">
                  <div className="stack">
                    <Link className="row-target" to={`/a/settings/shipping-profiles/${id}`}>
                      {name}
                    </Link>
                    <span className="muted small">{words.types[type]}</span>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      {creation.isOpen && <ProfileDialog onClose={creation.close} />}
    </>
  )
}
