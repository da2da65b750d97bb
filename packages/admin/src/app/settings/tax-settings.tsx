import { providerName } from "../format/names.ts"
import { orNull } from "../kit/fields.ts"
import { Form } from "../kit/form.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { regionVersion, type ShownRegion } from "./region-dialog.tsx"

const words = t.settings

/** By whom and when the taxes of a region are calculated. */
export function TaxSettings({ region, providers }: { region: ShownRegion; providers: readonly string[] }) {
  return (
    <Section title={words.taxSettings}>
      <Form
        draftKey={`tax-settings ${region.id}`}
        fields={[
          {
            name: "provider",
            kind: "select",
            label: words.taxProvider,
            empty: words.systemProvider,
            options: providers.map((id) => ({ value: id, label: providerName(id) })),
          },
          {
            name: "automatic",
            kind: "switch",
            label: words.automaticTaxes,
            hint: words.automaticTaxesHint,
          },
          { name: "giftCards", kind: "switch", label: words.giftCardsTaxable },
        ]}
        initial={{
          provider: region.tax_provider_id ?? "",
          automatic: region.automatic_taxes,
          giftCards: region.gift_cards_taxable,
        }}
        version={{
          ...regionVersion(region, ({ tax_provider_id, automatic_taxes, gift_cards_taxable }) => [
            [tax_provider_id, automatic_taxes, gift_cards_taxable],
          ]),
          staysOpen: true,
        }}
        submit={t.common.save}
        send={(client, { provider, automatic, giftCards }) =>
          client.admin.regions.update(region.id, {
            tax_provider_id: orNull(provider),
            automatic_taxes: automatic,
            gift_cards_taxable: giftCards,
          })
        }
        done={t.common.saved}
      />
    </Section>
  )
}
