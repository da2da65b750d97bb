import type { TaxRate } from "@stheno/js-client"
import { adminTaxRateKeys, useAdminRegion, useAdminStoreTaxProviders } from "@stheno/medusa-react"
import { Landmark, Package, Pencil, Plus, Shapes, Trash2, Truck } from "lucide-react"
import { lazy, Suspense, useState, type ReactNode } from "react"
import { useParams } from "react-router-dom"
import { formatPercent } from "../format/numbers.ts"
import { ActionMenu, menuLabel, type Action } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { versionOfParts } from "../kit/changed-elsewhere.tsx"
import { numberOrNull, orNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { ListTable } from "../kit/list-table.tsx"
import { Loaded, PageHead, SectionHead } from "../kit/page.tsx"
import { deletion } from "../kit/row-changes.tsx"
import { rowNow } from "../kit/row-now.ts"
import { useList } from "../kit/use-list.ts"
import { useWhole } from "../kit/whole-list.ts"
import { t } from "../messages/index.ts"
import {
  RateTargetsDialog,
  targetKinds,
  targetsText,
  type RateWithTargets,
  type TargetKind,
} from "./rate-targets.tsx"
import { regionVersion, type ShownRegion } from "./region-dialog.tsx"

// The list and the form take more together than a page may load at once.
const TaxSettings = lazy(async () => ({ default: (await import("./tax-settings.tsx")).TaxSettings }))

const words = t.settings
const back = { to: "/a/settings/taxes", label: words.taxes }

/** What is taxed in a region, how much and by whom. */
export function RegionTaxes() {
  const { id = "" } = useParams()
  const { region, error } = useAdminRegion(id)
  const { tax_providers: providers } = useAdminStoreTaxProviders()
  return (
    <Loaded data={region && providers ? { region, providers } : undefined} error={error} back={back}>
      {(shown) => (
        <>
          <PageHead title={shown.region.name} back={back} />
          <Rates region={shown.region} />
          <Suspense>
            <TaxSettings region={shown.region} providers={shown.providers.map((provider) => provider.id)} />
          </Suspense>
        </>
      )}
    </Loaded>
  )
}

const targetIcons = { products: Package, product_types: Shapes, shipping_options: Truck }

type Rate = Pick<TaxRate, "id" | "name" | "code" | "rate" | "updated_at">
type ListedRate = Rate & RateWithTargets
type Opened = "create" | "default" | Rate

function Rates({ region }: { region: ShownRegion }) {
  const [open, setOpen] = useState<Opened>()
  const [targets, setTargets] = useState<{ readonly rate: RateWithTargets; readonly kind: TargetKind }>()
  const { data: rates = [] } = useWhole(
    adminTaxRateKeys.all[0],
    ({ admin }) => admin.taxRates.iterate({ region_id: region.id, limit: 100, expand: [...targetKinds] }),
    { of: region.id },
  )
  const head = (
    <>
      <SectionHead
        title={words.taxRates}
        actions={
          <Button icon={Plus} onClick={() => setOpen("create")}>
            {words.createRate}
          </Button>
        }
      />
      <ul className="rows">
        <li>
          <div className="stack">
            <span>{words.defaultRate}</span>
            <span className="muted small">{region.tax_code}</span>
          </div>
          <span className="money end">{formatPercent(region.tax_rate)}</span>
          <ActionMenu
            label={menuLabel(words.defaultRate)}
            actions={[{ label: words.editRate, icon: Pencil, open: () => setOpen("default") }]}
          />
        </li>
      </ul>
    </>
  )
  const edit = (rate: ListedRate) => [
    { label: words.editRate, icon: Pencil, open: () => setOpen(rate) },
    ...targetKinds.map((kind) => ({
      label: words.rateActions[kind],
      icon: targetIcons[kind],
      open: () => setTargets({ rate, kind }),
    })),
  ]
  return (
    <>
      {rates.length === 0 ? (
        <section className="card section" aria-label={words.taxRates}>
          {head}
        </section>
      ) : (
        <RateTable head={head} rates={rates} edit={edit} />
      )}
      {open === "default" && <DefaultRateDialog region={region} onClose={() => setOpen(undefined)} />}
      {targets && (
        <RateTargetsDialog {...targets} regionId={region.id} onClose={() => setTargets(undefined)} />
      )}
      {open && open !== "default" && (
        <RateDialog
          regionId={region.id}
          rate={open === "create" ? undefined : rowNow<Rate>(rates, open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** The rates beside the default one. */
function RateTable(props: {
  readonly head: ReactNode
  readonly rates: readonly ListedRate[]
  readonly edit: (rate: ListedRate) => readonly Action[]
}) {
  const { head, rates, edit } = props
  const list = useList({ pageSize: rates.length })
  return (
    <ListTable
      list={list}
      label={words.taxRates}
      head={head}
      search={false}
      rows={rates}
      count={rates.length}
      error={undefined}
      columns={[
        {
          header: words.rateName,
          cell: (rate) => (
            <span className="stack">
              <span>{rate.name}</span>
              <span className="muted small">
                {[rate.code, targetsText(rate)].filter(Boolean).join(" · ")}
              </span>
            </span>
          ),
        },
        { header: words.rate, align: "end", phone: "beside", cell: ({ rate }) => formatPercent(rate) },
      ]}
      bulk={[deletion((client, id) => client.admin.taxRates.delete(id), words.deleteRateText)]}
      rowName={({ name }) => name}
      actions={(rate) => (
        <ActionMenu
          label={menuLabel(rate.name)}
          actions={[
            ...edit(rate),
            {
              label: words.deleteRate,
              icon: Trash2,
              danger: true,
              question: {
                title: words.deleteRateQuestion({ name: rate.name }),
                text: words.deleteRateText,
                label: words.deleteRate,
              },
              send: (client) => client.admin.taxRates.delete(rate.id),
              done: words.rateDeleted,
            },
          ]}
        />
      )}
      empty={{ icon: Landmark, title: words.taxRates, text: "" }}
    />
  )
}

function DefaultRateDialog({ region, onClose }: { region: ShownRegion; onClose: () => void }) {
  return (
    <FormDialog
      title={words.defaultRate}
      draftKey={`default-rate ${region.id}`}
      fields={[
        { name: "rate", kind: "number", max: 100, label: words.rate, required: true, half: true },
        { name: "code", kind: "text", label: words.rateCode, half: true },
      ]}
      initial={{ rate: String(region.tax_rate), code: region.tax_code ?? "" }}
      version={regionVersion(region, ({ tax_rate, tax_code }) => [tax_rate, tax_code])}
      submit={t.common.save}
      send={(client, { rate, code }) =>
        client.admin.regions.update(region.id, { tax_rate: numberOrNull(rate), tax_code: orNull(code) })
      }
      done={words.rateDone}
      onClose={onClose}
    />
  )
}

function RateDialog(props: { regionId: string; rate: Rate | undefined; onClose: () => void }) {
  const { regionId, rate: known, onClose } = props
  return (
    <FormDialog
      title={known ? words.editRate : words.createRate}
      draftKey={known ? `edit-tax-rate ${known.id}` : `tax-rate ${regionId}`}
      fields={[
        { name: "name", kind: "text", label: words.rateName, required: true },
        { name: "code", kind: "text", label: words.rateCode, required: true, half: true },
        { name: "rate", kind: "number", label: words.rate, required: true, half: true },
      ]}
      initial={{ name: known?.name ?? "", code: known?.code ?? "", rate: String(known?.rate ?? "") }}
      {...(known ? { version: rateVersion(known) } : {})}
      submit={known ? t.common.save : words.createRate}
      send={(client, { name, code, rate }) => {
        const values = { name: name.trim(), code: code.trim(), rate: numberOrNull(rate) }
        return known
          ? client.admin.taxRates.update(known.id, values)
          : client.admin.taxRates.create({ ...values, region_id: regionId })
      }}
      done={words.rateDone}
      onClose={onClose}
    />
  )
}

const rateVersion = (known: Rate) =>
  versionOfParts(
    known,
    ({ name, code, rate }) => [name, code, rate],
    async (client) => (await client.admin.taxRates.retrieve(known.id)).tax_rate,
  )
