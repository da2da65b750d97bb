# region install
npm install @react-email/components react react-dom
npm install --save-dev @types/react
# endregion
