import { ImportPage } from "../../kit/import-page.tsx"
import { t } from "../../messages/index.ts"

const words = t.productTransfer

/** Imports products from a CSV file. */
export function ImportProducts() {
  return (
    <ImportPage
      title={words.importTitle}
      text={words.importText}
      back={{ to: "/a/products", label: t.products.title }}
      type="product-import"
      hint={words.fileHint}
      template={{ label: words.template, name: "product-import-template.csv", text: templateText }}
      confirm={words.confirm}
      result={{ to: "/a/products", label: words.showProducts }}
    />
  )
}

/** A file with the columns that the import knows, and one row. @source facts/csv.json */
function templateText(): string {
  const head =
    "Product Handle;Product Title;Product Description;Product Status;Product Tags;Product Type;Variant Title;Variant SKU;Variant Inventory Quantity;Option 1 Name;Option 1 Value;Price EUR;Image 1 Url"
  const row =
    "coffee-mug;Coffee mug;A mug of stoneware;draft;kitchen,gift;Mug;Large;MUG-L;10;Size;Large;12.50;"
  return `${head}\r\n${row}\r\n`
}
