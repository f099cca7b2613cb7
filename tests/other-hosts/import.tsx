import { importPage } from '@mint-row/kit/federation/read-page';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import { showPage } from './host.tsx';

await showPage(location.pathname, (page) =>
  importPage(page, { react: React, 'react/jsx-runtime': jsxRuntime, 'react-router-dom': router }),
);
