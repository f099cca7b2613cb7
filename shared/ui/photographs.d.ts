declare module '*?photograph' {
  const photograph: import('@mint-row/kit/ui').ImportedPhotograph;
  export default photograph;
}
