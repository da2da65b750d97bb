import { defineConfig, globalIgnores } from "eslint/config"
import tseslint from "typescript-eslint"

export default defineConfig(
  globalIgnores([".stheno/", "openapi/", "packages/"]),
  { files: ["**/*.{js,jsx,ts,tsx}"] },
  tseslint.configs.recommended,
)
