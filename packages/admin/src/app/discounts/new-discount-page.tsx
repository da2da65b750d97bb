import { useRef } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { parseTime } from "../format/dates.ts"
import { useHasNoRegion, useRegionOptions } from "../kit/choices.ts"
import { numberOrNull } from "../kit/fields.ts"
import { Form } from "../kit/form.tsx"
import { metadataOf } from "../kit/metadata-text.ts"
import { NoRegions } from "../kit/no-regions.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { Loading } from "../kit/states.tsx"
import { t } from "../messages/index.ts"
import { chosenConditions, NewConditions } from "./new-conditions.tsx"
import {
  newDiscountFields,
  typedAllocation,
  typedDuration,
  typedRule,
  type Region,
} from "./new-discount-fields.ts"
import { useOriginal } from "./original-discount.ts"

const words = t.discounts
const back = { to: "/a/discounts", label: words.title }

/** The page on which a discount is created. With `?from=ID`, its form starts with what another discount has. */
export function NewDiscountPage() {
  const regions = useRegionOptions()
  const hasNoRegion = useHasNoRegion()
  const from = useSearchParams()[0].get("from")
  const { data: original, error } = useOriginal(from)
  return (
    <>
      <PageHead title={words.create} back={back} />
      {hasNoRegion ? (
        <div className="card">
          <NoRegions />
        </div>
      ) : regions.length === 0 ? (
        <Loading />
      ) : from === null ? (
        <NewDiscount regions={regions} draftKey="discount" />
      ) : (
        <Loaded data={original} error={error} back={back}>
          {(shown) => <NewDiscount regions={regions} draftKey={`discount ${from}`} original={shown} />}
        </Loaded>
      )}
    </>
  )
}

interface NewDiscountProps {
  readonly regions: readonly Region[]
  /** what is typed survives a reload under this name */
  readonly draftKey: string
  readonly original?: NonNullable<ReturnType<typeof useOriginal>["data"]>
}

/** The clock of a computer may be some seconds ahead of the server's. */
function thisMinute(): string {
  return new Date(new Date().setSeconds(0, 0)).toISOString()
}

function NewDiscount({ regions, draftKey, original }: NewDiscountProps) {
  const navigate = useNavigate()
  const created = useRef("")
  return (
    <div className="card narrow section">
      <div className="section-body padded">
        <Form
          fields={newDiscountFields(regions, original?.duration ?? null)}
          initial={{ starts_at: thisMinute(), unit: "day", ...original?.values }}
          draftKey={draftKey}
          below={(held) => <NewConditions held={held} />}
          submit={words.create}
          send={async (client, values) => {
            const { type, value, regions: chosen } = typedRule(values, regions)
            const metadata = metadataOf(values.metadata, undefined)
            const { discount } = await client.admin.discounts.create({
              code: values.code.trim(),
              rule: {
                type,
                value,
                description: values.description.trim(),
                allocation: typedAllocation(values.allocation),
                conditions: chosenConditions(values.conditions).map((each) => ({
                  operator: each.operator,
                  [each.type]: each.rows.map(({ id }) => id),
                })),
              },
              regions: chosen,
              starts_at: parseTime(values.starts_at),
              ends_at: parseTime(values.ends_at),
              usage_limit: numberOrNull(values.usage_limit),
              is_dynamic: values.is_dynamic,
              is_disabled: false,
              ...(metadata ? { metadata } : {}),
              ...(values.is_dynamic ? { valid_duration: typedDuration(values) } : {}),
            })
            created.current = discount.id
          }}
          done={words.createDone}
          after={() => navigate(`/a/discounts/${created.current}`)}
        />
      </div>
    </div>
  )
}
