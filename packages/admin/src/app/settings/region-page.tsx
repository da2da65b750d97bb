import { useAdminRegion } from "@stheno/medusa-react"
import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { currencyName, providerName } from "../format/names.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { Changes } from "../kit/changes.ts"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Facts, Loaded, PageHead, Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { changesOf } from "../page-changes.ts"
import { RegionDialog, regionVersion, type ShownRegion } from "./region-dialog.tsx"
import { ShippingOptions } from "./shipping-options.tsx"

const words = t.settings
const back = { to: "/a/settings/regions", label: words.regions }

/** A market: its currency, its countries and how things get there. */
export function RegionPage() {
  const { id = "" } = useParams()
  const { region, error } = useAdminRegion(id)
  return (
    <Loaded data={region} error={error} back={back}>
      {(shown) => <RegionDetails region={shown} />}
    </Loaded>
  )
}

function RegionDetails({ region }: { region: ShownRegion }) {
  const [isEditing, setEditing] = useState(false)
  const navigate = useNavigate()
  const { id, name, currency_code, countries, payment_providers, fulfillment_providers } = region
  return (
    <>
      <PageHead
        title={name}
        back={back}
        actions={
          <>
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              {t.common.edit}
            </Button>
            <ActionMenu
              label={menuLabel(name)}
              actions={[
                {
                  label: words.deleteRegion,
                  icon: Trash2,
                  danger: true,
                  question: {
                    title: words.deleteRegionQuestion({ name }),
                    text: words.deleteRegionText,
                    label: words.deleteRegion,
                  },
                  send: (client) => client.admin.regions.delete(id),
                  done: words.regionDeleted,
                  after: () => navigate(back.to),
                },
              ]}
            />
          </>
        }
      />
      <Section title={words.details}>
        <div className="facts-wide">
          <Facts
            facts={[
              [words.currency, `${currencyName(currency_code)} (${currency_code.toUpperCase()})`],
              [words.countries, formatList(countries.map((country) => country.display_name))],
              [
                words.paymentProviders,
                formatList(payment_providers.map((provider) => providerName(provider.id))),
              ],
              [
                words.fulfillmentProviders,
                formatList(fulfillment_providers.map((provider) => providerName(provider.id))),
              ],
              [words.taxInclusive, region.includes_tax ? t.common.yes : t.common.no],
            ]}
          />
        </div>
      </Section>
      <Changes value={changesOf.shippingOption}>
        <ShippingOptions region={region} />
      </Changes>
      <MetadataSection
        of={id}
        metadata={region.metadata}
        send={(client, metadata) => client.admin.regions.update(id, { metadata })}
        version={regionVersion(region, ({ metadata }) => metadata)}
      />
      {isEditing && <RegionDialog region={region} onClose={() => setEditing(false)} />}
    </>
  )
}
