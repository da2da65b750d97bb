export * from "./basic/badge.tsx"
export * from "./basic/button.tsx"
export * from "./basic/card.tsx"
export * from "./basic/media.tsx"
export {
  ActionMenu,
  Menu,
  MenuCheckbox,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  type Action,
  type ActionMenuProps,
  type MenuCheckboxProps,
  type MenuItemProps,
  type MenuProps,
} from "./overlays/menu.tsx"
export * from "./basic/page-header.tsx"
export * from "./basic/popover.tsx"
export * from "./basic/progress.tsx"
export * from "./basic/scroll-area.tsx"
export * from "./basic/states.tsx"
export * from "./basic/tabs.tsx"
export * from "./basic/texts.tsx"
export * from "./basic/tooltip.tsx"
export * from "./overlays/confirm-dialog.tsx"
export * from "./overlays/dialog.tsx"
export { setSchemaMessages } from "./forms/schema-messages.ts"
export { LeaveGuard, useUnsavedChanges } from "./overlays/unsaved.tsx"
export { englishMessages, type PartialMessages, type UiMessages } from "./provider/messages.ts"
export { UiProvider, useUi, type LinkComponent, type Ui, type UiProviderProps } from "./provider/provider.tsx"
export { useSettled } from "./provider/use-settled.ts"
export { browserStorage, type UiStorage } from "./provider/storage.ts"
export { toast, type ToastOptions, type ToastProgress } from "./toasts/toast.ts"
export { Toaster } from "./toasts/toaster.tsx"
