import jsxA11y from "eslint-plugin-jsx-a11y-x"
import tseslint from "typescript-eslint"

/** Type-aware where promises can be lost; style is Prettier's business. */
export default tseslint.config(
  {
    ignores: [
      "**/dist/",
      "**/node_modules/",
      "**/.react-router/",
      // A project of its own, with its own types and checks: npm run test:storefront
      "starters/",
      "**/build/",
      "!packages/admin/src/build/",
      "**/.cache/",
      "**/*.gen.ts",
      ".stheno/",
    ],
  },
  {
    files: [
      "packages/*/src/**/*.ts",
      "packages/*/src/**/*.tsx",
      "apps/*/{src,scripts,user-guide}/**/*.{ts,tsx}",
      "samples/**/*.{ts,tsx}",
      "checks/**/*.ts",
      "bench/**/*.ts",
      "torture/**/*.ts",
    ],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        // A script without imports adds to the interface Window by naming it.
        { argsIgnorePattern: "^_", varsIgnorePattern: "^(_|Window$)" },
      ],
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "no-debugger": "error",
      "no-console": ["error", { allow: ["error", "warn", "log"] }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "error",
      "no-eval": "error",
    },
  },
  {
    // What people read and use in a browser
    files: ["apps/*/src/**/*.tsx", "samples/**/*.tsx", "packages/*/src/**/*.tsx"],
    extends: [jsxA11y.configs.recommended],
    rules: {
      // What scrolls has to be reached by keyboard.
      "jsx-a11y-x/no-noninteractive-tabindex": [
        "error",
        { roles: ["group", "region", "tabpanel"], tags: [] },
      ],
    },
  },
  {
    // A sample shows what an answer holds, used or not: the page speaks of it.
    files: ["samples/**"],
    rules: { "@typescript-eslint/no-unused-vars": "off" },
  },
  {
    // Samples whose types are checked in a project that their test makes, and the tests themselves
    files: [
      "samples/*/*.test.ts",
      "samples/{troubleshooting,usage,waiting-list,medusa-react}/**/*.{ts,tsx}",
      "samples/tutorials/admin/**",
      "samples/tea-shop/neighbours.ts",
    ],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
)
