import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { Button, Card, Dialog, PageHeader } from "@stheno/ui"
import {
  CheckboxField,
  CheckboxesField,
  ComboboxField,
  EmailField,
  FieldArray,
  Form,
  FormFields,
  FormPage,
  FormSection,
  MoneyField,
  MultiComboboxField,
  NumberField,
  PasswordField,
  RadioCardsField,
  SelectField,
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
  useZodForm,
  z,
} from "@stheno/ui/internal/forms.ts"

const countries = Intl.supportedValuesOf("currency").map((value) => ({
  value,
  label: new Intl.DisplayNames("en", { type: "currency" }).of(value) ?? value,
}))

const schema = z.object({
  title: z.string().check(z.minLength(1)),
  email: z.email(),
  password: z.string().check(z.minLength(8)),
  note: z.string(),
  weight: z.nullable(z.number()),
  price: z.number().check(z.gte(1)),
  status: z.string(),
  country: z.nullable(z.string()),
  tags: z.array(z.string()),
  channels: z.array(z.string()),
  checks: z.array(z.string()),
  type: z.string(),
  isActive: z.boolean(),
  isAgreed: z.boolean(),
  lines: z.array(z.object({ name: z.string().check(z.minLength(1)) })),
})

const defaultValues: z.input<typeof schema> = {
  title: "",
  email: "",
  password: "",
  note: "",
  weight: null,
  price: 1250,
  status: "draft",
  country: null,
  tags: [],
  channels: [],
  checks: [],
  type: "percentage",
  isActive: true,
  isAgreed: false,
  lines: [],
}

const statuses = [
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
]

const types = [
  { value: "percentage", label: "Percentage", hint: "A share of the price." },
  { value: "fixed", label: "Fixed amount", hint: "The same for every order." },
]

/** Every field, in a form that keeps a draft. */
export function FormsPage() {
  const form = useZodForm({ schema, defaultValues, draftKey: "gallery" })
  const [sent, setSent] = useState("")
  const save = async (values: z.output<typeof schema>) => {
    if (values.title === "taken") throw new Error("title taken is in use")
    if (values.title === "offline") throw new Error("Cannot reach the server.")
    setSent(JSON.stringify(values))
  }
  return (
    <>
      <PageHeader title="Forms" actions={<DialogForm />} />
      <Card title="Fields">
        <Form form={form} onSubmit={save}>
          <FormFields>
            <TextField form={form} name="title" label="Title" hint="Shown to customers." />
            <EmailField form={form} name="email" label="Email" isHalf />
            <PasswordField form={form} name="password" label="Password" isHalf autoComplete="new-password" />
            <TextAreaField form={form} name="note" label="Note" isOptional />
            <MoneyField form={form} name="price" label="Price" currency="eur" isHalf />
            <NumberField form={form} name="weight" label="Weight" suffix="kg" isOptional isHalf />
            <SelectField form={form} name="status" label="Status" options={statuses} isHalf />
            <ComboboxField form={form} name="country" label="Currency" options={countries} isHalf />
            <MultiComboboxField
              form={form}
              name="channels"
              label="Channels"
              loadOptions={async (q) => statuses.filter(({ label }) => label.toLowerCase().includes(q))}
            />
            <TagsField form={form} name="tags" label="Tags" options={[{ value: "sale", label: "sale" }]} />
            <CheckboxesField form={form} name="checks" label="Where" options={statuses} isOptional />
            <RadioCardsField form={form} name="type" label="Type" options={types} />
            <SwitchField form={form} name="isActive" label="Active" hint="Customers can use it." />
            <CheckboxField form={form} name="isAgreed" label="Send an email" />
            <FieldArray form={form} name="lines" label="Lines" addLabel="Add line" emptyRow={{ name: "" }}>
              {(index) => <TextField form={form} name={`lines.${index}.name`} label={`Line ${index + 1}`} />}
            </FieldArray>
          </FormFields>
        </Form>
      </Card>
      <output data-sent>{sent}</output>
    </>
  )
}

const nameSchema = z.object({ name: z.string().check(z.minLength(1)) })

function DialogForm() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open form</Button>
      {isOpen && <NameDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm({ schema: nameSchema, defaultValues: { name: "" } })
  return (
    <Dialog title="Name" onClose={onClose}>
      <Form form={form} isInDialog onSubmit={onClose} onCancel={onClose}>
        <FormFields>
          <TextField form={form} name="name" label="Name" />
        </FormFields>
      </Form>
    </Dialog>
  )
}

const longSchema = z.object({ title: z.string().check(z.minLength(1)), note: z.string() })

/** A form that is a page. */
export function LongFormPage() {
  const form = useZodForm({ schema: longSchema, defaultValues: { title: "", note: "" }, draftKey: "long" })
  const navigate = useNavigate()
  return (
    <FormPage
      form={form}
      title="Create product"
      back={{ to: "/forms", label: "Forms" }}
      onSubmit={() => undefined}
      onCancel={() => void navigate("/forms")}
      aside={<Card title="Summary">{form.api.watch("title") || "Nothing yet"}</Card>}
    >
      <FormSection title="General" description="What customers see.">
        <TextField form={form} name="title" label="Title" />
      </FormSection>
      <FormSection title="Notes">
        <TextAreaField form={form} name="note" label="Note" isOptional />
      </FormSection>
    </FormPage>
  )
}
