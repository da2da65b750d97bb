import { useAdminShippingProfiles } from "@stheno/medusa-react"
import { Truck } from "lucide-react"
import { ListPage } from "../kit/list-page.tsx"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { ProfileDialog } from "./profile-dialog.tsx"
import { settingsBack } from "./settings-back.ts"

const words = t.shippingProfiles

/** The shipping profiles of the store. */
export function ProfileList() {
  const { shipping_profiles: profiles, error } = useAdminShippingProfiles()
  const list = useList({ pageSize: profiles?.length || 1 })
  return (
    <ListPage
      words={words}
      icon={Truck}
      zone="shipping_profile"
      back={settingsBack}
      list={list}
      search={false}
      rows={profiles}
      count={profiles?.length}
      error={error}
      rowName={({ name }) => name}
      href={({ id }) => `/a/settings/shipping-profiles/${id}`}
      columns={[
        { id: "name", header: words.name, cell: ({ name }) => name },
        { id: "type", header: words.type, phone: "below", cell: ({ type }) => words.types[type] },
      ]}
      dialog={(close) => <ProfileDialog onClose={close} />}
    />
  )
}
