// What can go wrong between a browser extension and an authorization server, one test for each case, O1 to O21.
import './cases/connecting.ts';
import './cases/staying.ts';
import { useService } from './failure-world.ts';

useService();
