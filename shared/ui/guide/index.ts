export * from './GuideFrame.tsx';
export * from './Paragraphs.tsx';
