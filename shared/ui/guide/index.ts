export * from './GuideFrame.tsx';
export * from './GuidePoints.tsx';
export * from './Paragraphs.tsx';
export * from './PictureOpening.tsx';
export * from './ToolField.tsx';
export * from './ToolOpening.tsx';
export * from './ToolRange.tsx';
export * from './ToolResult.tsx';
