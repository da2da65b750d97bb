import type { ShippingProfile } from "@stheno/js-client"
import { useNavigate } from "react-router-dom"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { optionsOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"

const words = t.shippingProfiles
const types = ["custom", "default", "gift_card"] as const

type Known = Pick<ShippingProfile, "id" | "name" | "type" | "metadata" | "updated_at">

interface ProfileDialogProps {
  readonly profile?: Known
  readonly onClose: () => void
}

/** Creates a shipping profile, or changes one. */
export function ProfileDialog({ profile, onClose }: ProfileDialogProps) {
  const navigate = useNavigate()
  return (
    <FormDialog
      title={profile ? words.edit : words.create}
      draftKey={profile ? `edit-shipping-profile ${profile.id}` : "shipping-profile"}
      fields={[
        { name: "name", kind: "text", label: words.name, required: true },
        {
          name: "type",
          kind: "select",
          label: words.type,
          required: true,
          options: optionsOf(types, words.types),
        },
      ]}
      initial={{ name: profile?.name ?? "", type: profile?.type ?? "custom" }}
      {...(profile ? { version: profileVersion(profile, ({ name, type }) => [name, type]) } : {})}
      submit={profile ? t.common.save : words.create}
      send={async (client, values) => {
        const type = types.find((each) => each === values.type) ?? "custom"
        const body = { name: values.name.trim(), type }
        if (profile) return client.admin.shippingProfiles.update(profile.id, body)
        const { shipping_profile } = await client.admin.shippingProfiles.create(body)
        await navigate(`/a/settings/shipping-profiles/${shipping_profile.id}`)
      }}
      done={profile ? t.common.saved : words.createDone}
      onClose={onClose}
    />
  )
}

/** The version of what a form edits of a shipping profile. */
export function profileVersion(profile: Known, parts: (profile: Known) => unknown) {
  return versionOfParts(
    profile,
    parts,
    async (client) => (await client.admin.shippingProfiles.retrieve(profile.id)).shipping_profile,
  )
}
