import type { ShippingOption } from "@stheno/js-client"
import {
  useAdminRegionFulfillmentOptions,
  useAdminShippingOptions,
  useAdminShippingProfiles,
} from "@stheno/medusa-react"
import { Braces, Pencil, Plus, Trash2, Truck } from "lucide-react"
import { useState, type ComponentProps } from "react"
import { formatMoney, moneyText, parseMoney } from "../format/money.ts"
import { providerName } from "../format/names.ts"
import { ActionMenu, menuLabel, type Action } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { optionsOf } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { MetadataDialog } from "../kit/metadata-section.tsx"
import { Section, SectionHead } from "../kit/page.tsx"
import { deletion } from "../kit/row-changes.tsx"
import { rowNow } from "../kit/row-now.ts"
import { useList } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import type { ShownRegion } from "./region-dialog.tsx"

const words = t.settings
const priceTypes = ["flat_rate", "calculated"] as const

type Option = ShippingOption
type Limit = "min_subtotal" | "max_subtotal"

/** How things get into a region, and come back from it. One request: no part moves the other when it comes later. */
export function ShippingOptions({ region }: { region: ShownRegion }) {
  const { shipping_options: options = [] } = useAdminShippingOptions({ region_id: region.id })
  return [false, true].map((isReturn) => (
    <OptionsSection
      key={String(isReturn)}
      region={region}
      isReturn={isReturn}
      options={options.filter(({ is_return }) => is_return === isReturn)}
    />
  ))
}

interface OptionsSectionProps {
  readonly region: ShownRegion
  readonly isReturn: boolean
  readonly options: readonly Option[]
}

function OptionsSection({ region, isReturn, options }: OptionsSectionProps) {
  const [open, setOpen] = useState<"add" | Option>()
  const [described, setDescribed] = useState<Option>()
  const close = () => setOpen(undefined)
  const head = {
    title: isReturn ? words.returnOptions : words.shippingOptions,
    actions: (
      <Button icon={Plus} onClick={() => setOpen("add")}>
        {isReturn ? words.addReturnOption : words.addOption}
      </Button>
    ),
  }
  const edit = (option: Option) => [
    { label: words.editOption, icon: Pencil, open: () => setOpen(option) },
    { label: t.common.editMetadata, icon: Braces, open: () => setDescribed(option) },
  ]
  return (
    <>
      {options.length === 0 ? (
        <Section {...head}>
          <p className="muted">{words.noOptions}</p>
        </Section>
      ) : (
        <OptionTable head={head} options={options} currency={region.currency_code} edit={edit} />
      )}
      {open === "add" && <AddOption region={region} isReturn={isReturn} onClose={close} />}
      {open && open !== "add" && (
        <EditOption option={rowNow(options, open)} currency={region.currency_code} onClose={close} />
      )}
      {described && (
        <MetadataDialog
          of={described.id}
          metadata={described.metadata}
          send={(client, metadata) =>
            client.admin.shippingOptions.update(described.id, {
              metadata,
              requirements: (described.requirements ?? []).map(({ id, type, amount }) => ({
                id,
                type,
                amount,
              })),
            })
          }
          version={optionVersion(described, ({ metadata }) => metadata)}
          onClose={() => setDescribed(undefined)}
        />
      )}
    </>
  )
}

function OptionTable(props: {
  readonly head: ComponentProps<typeof SectionHead>
  readonly options: readonly Option[]
  readonly currency: string
  readonly edit: (option: Option) => readonly Action[]
}) {
  const { head, options, currency, edit } = props
  const list = useList({ pageSize: options.length })
  return (
    <ListTable
      list={list}
      label={head.title}
      head={<SectionHead {...head} />}
      search={false}
      rows={options}
      count={options.length}
      error={undefined}
      columns={[
        {
          header: words.optionName,
          cell: (option) => (
            <span className="stack">
              <span>{option.name}</span>
              <span className="muted small">{termsOf(option, currency)}</span>
            </span>
          ),
        },
        {
          header: words.price,
          align: "end",
          phone: "beside",
          cell: ({ price_type, amount }) =>
            price_type === "calculated" ? words.calculated : formatMoney(amount ?? 0, currency),
        },
      ]}
      bulk={[deletion((client, id) => client.admin.shippingOptions.delete(id), words.deleteOptionsText)]}
      rowName={({ name }) => name}
      actions={(option) => (
        <ActionMenu
          label={menuLabel(option.name)}
          actions={[
            ...edit(option),
            {
              label: words.deleteOption,
              icon: Trash2,
              danger: true,
              question: {
                title: words.deleteOptionQuestion({ name: option.name }),
                text: words.deleteOptionText,
                label: words.deleteOption,
              },
              send: (client) => client.admin.shippingOptions.delete(option.id),
              done: words.optionDeleted,
            },
          ]}
        />
      )}
      empty={{ icon: Truck, title: head.title, text: words.noOptions }}
    />
  )
}

/** By whom and for which carts. */
function termsOf(option: Option, currency: string): string {
  const terms = [
    providerName(option.provider_id),
    limitsOf(option, currency),
    option.admin_only && words.adminOnly,
  ]
  return terms.filter(Boolean).join(" · ")
}

function limitOf(option: Option, type: Limit) {
  return option.requirements?.find((each) => each.type === type)
}

function limitsOf(option: Option, currency: string): string {
  const text = (type: Limit) => {
    const limit = limitOf(option, type)
    return limit && formatMoney(limit.amount, currency)
  }
  const minimum = text("min_subtotal")
  const maximum = text("max_subtotal")
  if (minimum && maximum) return words.requirement({ minimum, maximum })
  if (minimum) return words.requirementMinimum({ minimum })
  return maximum ? words.requirementMaximum({ maximum }) : ""
}

/** A limit as the API takes it; none where the field is empty. */
function requirement(type: Limit, text: string, currency: string) {
  const amount = parseMoney(text, currency)
  return amount === undefined ? [] : [{ type, amount }]
}

function AddOption(props: { region: ShownRegion; isReturn: boolean; onClose: () => void }) {
  const { region, isReturn, onClose } = props
  const { fulfillment_options: provided } = useAdminRegionFulfillmentOptions(region.id)
  const { shipping_profiles: profiles } = useAdminShippingProfiles()
  if (!provided || !profiles) return null
  const currency = region.currency_code
  const methods = provided.flatMap(({ provider_id, options }) =>
    options.map((data) => ({
      provider_id,
      data,
      key: `${provider_id} ${String(data["id"])}`,
      label: `${providerName(provider_id)} · ${String(data["name"] ?? providerName(String(data["id"])))}`,
    })),
  )
  return (
    <FormDialog
      title={isReturn ? words.addReturnOption : words.addOption}
      draftKey={`${isReturn ? "return" : "shipping"}-option ${region.id}`}
      fields={[
        { name: "name", kind: "text", label: words.optionName, required: true },
        {
          name: "method",
          kind: "select",
          label: words.method,
          required: true,
          options: methods.map(({ key, label }) => ({ value: key, label })),
        },
        {
          name: "profile",
          kind: "select",
          label: words.profile,
          required: true,
          half: true,
          options: profiles.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: "price_type",
          kind: "select",
          label: words.priceType,
          required: true,
          half: true,
          options: optionsOf(priceTypes, words.priceTypes),
        },
        {
          name: "amount",
          kind: "money",
          label: words.price,
          currency,
          required: true,
          depends: ({ price_type }) => price_type !== "calculated" && {},
        },
        { name: "includes_tax", kind: "switch", label: words.priceInclusive },
        ...totalFields(currency),
        { name: "admin_only", kind: "switch", label: words.adminOnly, hint: words.adminOnlyHint },
      ]}
      submit={isReturn ? words.addReturnOption : words.addOption}
      send={(client, { name, method, profile, price_type, amount, minimum, maximum, ...switches }) => {
        const chosen = methods.find(({ key }) => key === method)
        const isCalculated = price_type === "calculated"
        return client.admin.shippingOptions.create({
          name: name.trim(),
          region_id: region.id,
          provider_id: chosen?.provider_id ?? "",
          data: chosen?.data ?? {},
          profile_id: profile,
          price_type: isCalculated ? "calculated" : "flat_rate",
          ...(isCalculated ? {} : { amount: parseMoney(amount, currency) ?? 0 }),
          requirements: [
            ...requirement("min_subtotal", minimum, currency),
            ...requirement("max_subtotal", maximum, currency),
          ],
          is_return: isReturn,
          ...switches,
        })
      }}
      done={words.optionDone}
      onClose={onClose}
    />
  )
}

function EditOption(props: { option: Option; currency: string; onClose: () => void }) {
  const { option, currency, onClose } = props
  const minimum = limitOf(option, "min_subtotal")
  const maximum = limitOf(option, "max_subtotal")
  const isFlat = option.price_type === "flat_rate"
  return (
    <FormDialog
      title={words.editOption}
      draftKey={`edit-option ${option.id}`}
      fields={[
        { name: "name", kind: "text", label: words.optionName, required: true },
        ...(isFlat
          ? [
              {
                name: "amount" as const,
                kind: "money" as const,
                label: words.price,
                currency,
                required: true,
              },
            ]
          : []),
        { name: "includes_tax", kind: "switch", label: words.priceInclusive },
        ...totalFields(currency),
        { name: "admin_only", kind: "switch", label: words.adminOnly, hint: words.adminOnlyHint },
      ]}
      initial={{
        name: option.name,
        amount: moneyText(option.amount, currency),
        includes_tax: option.includes_tax,
        minimum: moneyText(minimum?.amount, currency),
        maximum: moneyText(maximum?.amount, currency),
        admin_only: option.admin_only,
      }}
      version={versionOf(option)}
      submit={t.common.save}
      send={(client, values) => {
        const limit = (type: Limit, text: string, id: string | undefined) =>
          requirement(type, text, currency).map((each) => ({ ...each, ...(id ? { id } : {}) }))
        return client.admin.shippingOptions.update(option.id, {
          name: values.name.trim(),
          admin_only: values.admin_only,
          includes_tax: values.includes_tax,
          ...(isFlat ? { amount: parseMoney(values.amount, currency) ?? null } : {}),
          requirements: [
            ...limit("min_subtotal", values.minimum, minimum?.id),
            ...limit("max_subtotal", values.maximum, maximum?.id),
          ],
        })
      }}
      done={words.optionDone}
      onClose={onClose}
    />
  )
}

const optionVersion = (option: Option, parts: (option: Option) => unknown) =>
  versionOfParts(
    option,
    parts,
    async (client) => (await client.admin.shippingOptions.retrieve(option.id)).shipping_option,
  )

const versionOf = (option: Option) =>
  optionVersion(option, ({ name, amount, includes_tax, admin_only, requirements = [] }) => [
    [name, amount, includes_tax, admin_only],
    requirements.map(({ type, amount: limit }) => `${type} ${limit}`).sort(),
  ])

/** The totals of carts for which an option is offered. */
function totalFields(currency: string) {
  return [
    { name: "minimum", kind: "money", label: words.minimum, currency, half: true },
    { name: "maximum", kind: "money", notBelow: "minimum", label: words.maximum, currency, half: true },
  ] as const
}
