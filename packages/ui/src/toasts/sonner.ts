export { toast as sonner, Toaster } from "sonner"
