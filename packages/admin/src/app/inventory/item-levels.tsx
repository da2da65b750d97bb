import type { InventoryItem } from "@stheno/js-client"
import { useLocations } from "../kit/choices.ts"
import { CellDraftNotice, useCellDraft } from "@stheno/ui/forms"
import { Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { formatNumber } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { useOverwriteCheck } from "../kit/changed-elsewhere.tsx"
import { EditGrid } from "../kit/edit-grid.tsx"
import { errorText } from "../kit/errors.ts"
import { largestNumber, numberOrNull } from "../kit/fields.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { Section } from "../kit/page.tsx"
import { FormProblem } from "../kit/states.tsx"
import { useUnsavedInput } from "../kit/unsaved.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { changesOf } from "../page-changes.ts"
import { levelsOf, type ShownLevel } from "./levels.ts"
import { versionOfStock } from "./stock-version.ts"

const words = t.inventory

/** How many units of an item each location has, changed in place. */
export function ItemLevels({ item }: { item: Pick<InventoryItem, "id" | "location_levels"> }) {
  const { locations = [] } = useLocations()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isAdding, setAdding] = useState(false)
  const levels = levelsOf(item)
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.name ?? id
  const textAt = (level: ShownLevel) => typed[level.locationId] ?? String(level.stocked)
  const isWrong = (level: ShownLevel) =>
    !/^\d+$/.test(textAt(level).trim()) || Number(textAt(level)) > largestNumber
  const changed = levels.filter((level) => textAt(level).trim() !== String(level.stocked))
  const draft = useCellDraft({
    draftKey: `levels ${item.id}`,
    cells: changed.map((level) => ({
      rowId: level.locationId,
      columnId: "stocked",
      before: String(level.stocked),
      value: textAt(level),
    })),
    read: (id) =>
      levels.filter(({ locationId }) => locationId === id).map(({ stocked }) => String(stocked))[0],
    restore: (cells) =>
      setTyped((old) => ({
        ...old,
        ...Object.fromEntries(cells.map(({ rowId, value }) => [rowId, String(value)])),
      })),
  })
  const discard = () => {
    setTyped({})
    draft.forget()
  }
  useUnsavedInput(changed.length > 0, discard)
  const check = useOverwriteCheck()
  const save = useAction(
    async (client) => {
      const units = changed.map(({ locationId }) => ({ itemId: item.id, levels, locationId }))
      await check(client, versionOfStock(units))
      for (const level of changed)
        await client.admin.inventoryItems.updateLocationLevel(item.id, level.locationId, {
          stocked_quantity: Number(textAt(level)),
        })
      setTyped({})
      draft.markSaved()
    },
    { done: t.products.stockDone, quiet: true, changes: changesOf.level },
  )
  const others = locations.filter(({ id }) => !levels.some(({ locationId }) => locationId === id))
  return (
    <Section
      title={words.levels}
      flush
      actions={
        <>
          {changed.length > 0 && (
            <Button
              kind="primary"
              busy={save.isPending}
              disabled={changed.some(isWrong)}
              onClick={() => save.mutate()}
            >
              {t.common.save}
            </Button>
          )}
          <Button icon={Plus} disabled={others.length === 0} onClick={() => setAdding(true)}>
            {words.addLocation}
          </Button>
        </>
      }
    >
      <FormProblem text={save.error ? errorText(save.error) : undefined} />
      <CellDraftNotice draft={draft} nameOf={({ rowId }) => nameOf(rowId)} onDiscard={discard} />
      {levels.length === 0 && <p className="section-body muted">{words.noLevels}</p>}
      {levels.length > 0 && (
        <EditGrid
          label={words.levels}
          corner={words.location}
          columns={[
            { key: "stocked", label: words.stocked, kind: "number" },
            { key: "reserved", label: words.reserved, kind: "fixed" },
            { key: "available", label: words.available, kind: "fixed" },
          ]}
          rows={levels.map((level) => ({
            key: level.locationId,
            label: nameOf(level.locationId),
            after: <LevelMenu itemId={item.id} level={level} name={nameOf(level.locationId)} />,
          }))}
          valueOf={(id, column) => {
            const level = levels.find(({ locationId }) => locationId === id)
            if (!level) return ""
            if (column === "stocked") return textAt(level)
            return formatNumber(column === "reserved" ? level.reserved : level.stocked - level.reserved)
          }}
          problemOf={(id, column) =>
            column === "stocked" && levels.some((level) => level.locationId === id && isWrong(level))
              ? t.form.number
              : undefined
          }
          onChange={(changes) =>
            setTyped((old) => ({
              ...old,
              ...Object.fromEntries(
                changes.filter(({ column }) => column === "stocked").map(({ row, value }) => [row, value]),
              ),
            }))
          }
        />
      )}
      {isAdding && <AddLocation itemId={item.id} locations={others} onClose={() => setAdding(false)} />}
    </Section>
  )
}

function LevelMenu({ itemId, level, name }: { itemId: string; level: ShownLevel; name: string }) {
  return (
    <ActionMenu
      label={menuLabel(name)}
      actions={[
        {
          label: words.removeLocation,
          icon: Trash2,
          danger: true,
          question: {
            title: words.removeLocationQuestion({ name }),
            text: words.removeLocationText({ units: level.stocked }),
            label: words.removeLocation,
          },
          send: (client) => client.admin.inventoryItems.deleteLocationLevel(itemId, level.locationId),
          done: words.removeLocationDone,
        },
      ]}
    />
  )
}

function AddLocation(props: {
  itemId: string
  locations: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}) {
  const { itemId, locations, onClose } = props
  return (
    <FormDialog
      title={words.addLocation}
      draftKey={`level ${itemId}`}
      fields={[
        {
          name: "location_id",
          kind: "select",
          label: words.location,
          required: true,
          options: locations.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: "stocked_quantity", kind: "number", isWhole: true, min: 0, label: words.stocked },
      ]}
      submit={words.addLocation}
      send={(client, { location_id, stocked_quantity }) =>
        client.admin.inventoryItems.createLocationLevel(itemId, {
          location_id,
          stocked_quantity: numberOrNull(stocked_quantity) ?? 0,
        })
      }
      done={words.addLocationDone}
      onClose={onClose}
    />
  )
}
