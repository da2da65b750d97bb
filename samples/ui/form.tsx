import { Card, toast } from "@stheno/ui"
import {
  CheckboxField,
  EmailField,
  Form,
  FormFields,
  MoneyField,
  SelectField,
  TagsField,
  TextField,
  useZodForm,
  z,
} from "@stheno/ui/forms"

const schema = z.object({
  name: z.string().check(z.minLength(1)),
  email: z.email(),
  minimum: z.number().check(z.gte(0)),
  country: z.string(),
  tags: z.array(z.string()),
  isActive: z.boolean(),
})

const countries = [
  { value: "se", label: "Sweden" },
  { value: "dk", label: "Denmark" },
]

export function SupplierForm() {
  const form = useZodForm({
    schema,
    defaultValues: {
      name: "",
      email: "",
      minimum: 5000,
      country: "se",
      tags: ["paper"],
      isActive: true,
    },
  })
  return (
    <Card title="Supplier">
      <Form
        form={form}
        onSubmit={({ name }) => void toast.success(`${name} saved`)}
      >
        <FormFields>
          <TextField
            form={form}
            name="name"
            label="Name"
            hint="As on their invoices."
            isHalf
          />
          <EmailField form={form} name="email" label="Email" isHalf />
          <MoneyField
            form={form}
            name="minimum"
            label="Smallest order"
            currency="eur"
            isHalf
          />
          <SelectField
            form={form}
            name="country"
            label="Country"
            options={countries}
            isHalf
          />
          <TagsField form={form} name="tags" label="Tags" isOptional />
          <CheckboxField
            form={form}
            name="isActive"
            label="We buy from this supplier"
          />
        </FormFields>
      </Form>
    </Card>
  )
}
