import { Card } from "@stheno/ui"
import {
  DateField,
  DateRangeField,
  Form,
  FormFields,
  MetadataField,
  useZodForm,
  z,
} from "@stheno/ui/forms"

const schema = z.object({
  day: z.nullable(z.string()),
  holidays: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  metadata: z.record(z.string(), z.unknown()),
})

export function DeliveryForm() {
  const form = useZodForm({
    schema,
    defaultValues: {
      day: "2026-12-01",
      holidays: { from: "2026-12-24", to: "2026-12-31" },
      metadata: { carrier: "Post", parcels: 2 },
    },
  })
  return (
    <Card title="Delivery">
      <Form form={form} onSubmit={() => undefined}>
        <FormFields>
          <DateField form={form} name="day" label="Next delivery" isHalf />
          <DateRangeField form={form} name="holidays" label="Closed" />
          <MetadataField form={form} name="metadata" label="Metadata" />
        </FormFields>
      </Form>
    </Card>
  )
}
