export { Combobox, type ComboboxProps } from "./choice/combobox.tsx"
export {
  useCellDraft,
  useDraftRows,
  type CellDraft,
  type CellDraftOptions,
  type DraftCell,
} from "./grid/cell-draft.ts"
export { CellDraftNotice } from "./grid/cell-draft-notice.tsx"
export { fieldErrors } from "./forms/api-error.ts"
export {
  CheckboxesField,
  CheckboxField,
  RadioCardsField,
  SelectField,
  SwitchField,
  type BooleanFieldProps,
  type CardOption,
  type CheckboxesFieldProps,
  type FoundOptions,
  type LoadedOptions,
  type Option,
  type RadioCardsFieldProps,
  type SelectFieldProps,
} from "./forms/choice-fields.tsx"
export * from "./choice/combobox-fields.tsx"
export * from "./forms/field-array.tsx"
export {
  FieldFrame,
  useField,
  type BoundField,
  type FieldFrameProps,
  type FieldProps,
} from "./forms/field.tsx"
export * from "./forms/form-page.tsx"
export { DraftNotice, Form, FormFields, useSubmit, type FormProps } from "./forms/form.tsx"
export {
  MoneyField,
  NumberField,
  type MoneyFieldProps,
  type NumberFieldProps,
} from "./forms/number-fields.tsx"
export { z } from "./forms/schema.ts"
export { setSchemaMessages } from "./forms/schema-messages.ts"
export {
  EmailField,
  PasswordField,
  TextAreaField,
  TextField,
  type TextAreaFieldProps,
  type TextFieldProps,
} from "./forms/text-fields.tsx"
export { useZodForm, type FormSchema, type ZodForm, type ZodFormOptions } from "./forms/use-zod-form.ts"
export * from "./dates/date-fields.tsx"
export { FileField, type FileFieldProps } from "./forms/file-field.tsx"
export { MetadataField, type MetadataFieldProps } from "./forms/metadata-field.tsx"
