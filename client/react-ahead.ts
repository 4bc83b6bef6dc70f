/**
 * React's own start takes a phone as long as that of everything else. Named by a script element of its own, it starts
 * while the rest is on its way, and not in one long task with it.
 */
import 'react/jsx-runtime';
import 'react-dom/client';
