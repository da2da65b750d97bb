import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"

export default defineConfig(
  globalIgnores([".stheno/", "openapi/", "packages/"]),
  { files: ["**/*.{js,jsx,ts,tsx}"] },
  tseslint.configs.recommended,
  {
    rules: {
      // `interface ProductTable extends AddedTo<…> {}` adds the columns of extendModel() to the types of a built-in table.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
    },
  },
)
