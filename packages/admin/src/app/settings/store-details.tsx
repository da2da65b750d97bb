import type { Stheno } from "@stheno/js-client"
import { useAdminStore } from "@stheno/medusa-react"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { orNull } from "../kit/fields.ts"
import { Form } from "../kit/form.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { withoutViews } from "../kit/shared-views.ts"
import { Loaded, PageHead } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { productLinkKey } from "../products/product-link.ts"
import { settingsBack } from "./settings-back.ts"

const words = t.settings

type ShownStore = NonNullable<ReturnType<typeof useAdminStore>["store"]>

/** The name of the store and the links that its mails hold. */
export function StoreDetails() {
  const { store, error } = useAdminStore()
  return (
    <>
      <PageHead title={t.settingsCards.details.title} back={settingsBack} />
      <Loaded data={store} error={error}>
        {(shown) => (
          <>
            <div className="card narrow section">
              <div className="section-body padded">
                <Form
                  draftKey="store-details"
                  fields={[
                    { name: "name", kind: "text", label: words.storeName, required: true },
                    { name: "swap", kind: "text", label: words.swapLink, hint: words.swapLinkHint },
                    { name: "payment", kind: "text", label: words.paymentLink, hint: words.paymentLinkHint },
                    { name: "invite", kind: "text", label: words.inviteLink, hint: words.inviteLinkHint },
                    { name: "product", kind: "text", label: words.productLink, hint: words.productLinkHint },
                  ]}
                  initial={{
                    name: shown.name,
                    swap: shown.swap_link_template ?? "",
                    payment: shown.payment_link_template ?? "",
                    invite: shown.invite_link_template ?? "",
                    product: textOf(shown.metadata?.[productLinkKey]),
                  }}
                  version={{ ...versionOf(shown), staysOpen: true }}
                  submit={t.common.save}
                  send={(client, { name, swap, payment, invite, product }) =>
                    client.admin.store.update({
                      name: name.trim(),
                      swap_link_template: orNull(swap),
                      payment_link_template: orNull(payment),
                      invite_link_template: orNull(invite),
                      metadata: { [productLinkKey]: product.trim() },
                    })
                  }
                  done={t.common.saved}
                />
              </div>
            </div>
            <div className="narrow">
              <MetadataSection
                of={shown.id}
                metadata={withoutViews(shown.metadata)}
                send={(client, metadata) => client.admin.store.update({ metadata })}
                version={versionOfParts(shown, ({ metadata }) => withoutViews(metadata), readStore)}
              />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const versionOf = (store: ShownStore) =>
  versionOfParts(
    store,
    ({ name, swap_link_template, payment_link_template, invite_link_template, metadata }) => [
      [name, swap_link_template, payment_link_template, invite_link_template],
      metadata?.[productLinkKey],
    ],
    readStore,
  )

async function readStore(client: Stheno): Promise<ShownStore> {
  return (await client.admin.store.retrieve()).store
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}
