import type { ShippingProfile } from "@stheno/js-client"
import { useAdminProducts, useAdminShippingProfile } from "@stheno/medusa-react"
import { keepPreviousData } from "@tanstack/react-query"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { foundRows, PickerDialog } from "../kit/picker-dialog.tsx"
import { t } from "../messages/index.ts"
import { ProductName } from "../products/product-states.tsx"
import { ProfileDialog, profileVersion } from "./profile-dialog.tsx"

const words = t.shippingProfiles
const back = { to: "/a/settings/shipping-profiles", label: words.title }

/** A shipping profile with its products and shipping options. */
export function ProfilePage() {
  const { id = "" } = useParams()
  const { shipping_profile: profile, error } = useAdminShippingProfile(id)
  return (
    <Loaded data={profile} error={error} back={back}>
      {(shown) => <ProfileDetails profile={shown} />}
    </Loaded>
  )
}

function ProfileDetails({ profile }: { profile: ShippingProfile }) {
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const { id, name, type, shipping_options: options = [] } = profile
  return (
    <>
      <PageHead
        title={name}
        back={back}
        text={words.types[type]}
        actions={
          <ActionMenu
            label={menuLabel(name)}
            actions={[
              { label: words.edit, icon: Pencil, open: () => setEditing(true) },
              // The store needs the other two: every product and every gift card falls back on them.
              type === "custom" && {
                label: words.delete,
                icon: Trash2,
                danger: true,
                question: {
                  title: words.deleteQuestion({ name }),
                  text: words.deleteText,
                  label: words.delete,
                },
                send: (client) => client.admin.shippingProfiles.delete(id),
                done: words.deleteDone,
                after: () => navigate(back.to),
              },
            ]}
          />
        }
      />
      <Zone zone="shipping_profile.details.before" shippingProfile={profile} />
      <ProfileProducts profile={profile} />
      <Section title={words.options} flush>
        {options.length === 0 && <p className="section-body muted">{words.noOptions}</p>}
        <ul className="rows">
          {options.map((option) => (
            <li key={option.id} className="row-link">
              <Link className="row-target" to={`/a/settings/regions/${option.region_id}`}>
                {option.name}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <MetadataSection
        of={id}
        metadata={profile.metadata}
        send={(client, metadata) => client.admin.shippingProfiles.update(id, { metadata })}
        version={profileVersion(profile, ({ metadata }) => metadata)}
      />
      <Zone zone="shipping_profile.details.after" shippingProfile={profile} />
      {isEditing && <ProfileDialog profile={profile} onClose={() => setEditing(false)} />}
    </>
  )
}

function ProfileProducts({ profile: { id, products = [] } }: { profile: ShippingProfile }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Section
      title={words.products}
      flush
      actions={
        <Button icon={Plus} onClick={() => setAdding(true)}>
          {words.addProducts}
        </Button>
      }
    >
      {products.length === 0 && <p className="section-body muted">{words.noProducts}</p>}
      <ul className="rows">
        {products.map((product) => (
          <li key={product.id} className="row-link">
            <Link className="row-target" to={`/a/products/${product.id}`}>
              {product.title}
            </Link>
          </li>
        ))}
      </ul>
      {isAdding && (
        <PickerDialog
          title={words.addProducts}
          before={<p className="dialog-lead">{words.addText}</p>}
          submit={(count) => words.addSome({ count })}
          useRows={useFoundProducts}
          label={(product) => <ProductName product={product} />}
          send={(client, ids) => client.admin.shippingProfiles.update(id, { products: ids })}
          done={words.addDone}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}

function useFoundProducts(q: string) {
  const { products, count, error } = useAdminProducts(
    { limit: 30, ...(q ? { q } : {}) },
    { placeholderData: keepPreviousData },
  )
  return foundRows(products, { count, error })
}
