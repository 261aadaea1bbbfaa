#include "common.inc"
#include "room.inc"
#declare R = seed(77);
camera { location <0.35,1.62,-1.75> look_at <-0.05,1.0,0.3> right x*image_width/image_height angle 64 }
DaylightRoom(<0.60,0.60,0.56>, Concrete)
object { Soft(<-1.3,0.82,-0.35>, <1.3,0.88,0.45>, 0.01) Wood(<0.45,0.31,0.18>) }
#for (I, -1, 1, 2) box { <I*1.2-0.05,0,-0.3>, <I*1.2+0.05,0.82,0.4> texture { Steel } } #end
box { <-1.35,0.9,0.5>, <1.35,2.2,0.53> Wood(<0.66,0.5,0.32>) }
#macro Conduit(A, B) cylinder { A, B, 0.0125 Flat(<0.8,0.8,0.78>) } #end
Conduit(<-0.9,1.9,0.48>, <0.5,1.9,0.48>) Conduit(<-0.9,1.2,0.48>, <-0.9,1.9,0.48>) Conduit(<0.55,1.3,0.48>, <0.55,1.85,0.48>) Conduit(<-0.1,1.4,0.48>, <-0.1,1.9,0.48>)
torus { 0.05, 0.0125 rotate x*90 clipped_by { box { <0,0,-1>, <1,1,1> } } Flat(<0.8,0.8,0.78>) translate <0.5,1.85,0.48> }
#for (I, 0, 6) object { Soft(<-0.02,-0.02,0.46>, <0.02,0.02,0.5>, 0.004) Flat(<0.85,0.85,0.83>) translate <-0.8+I*0.2,1.9,0> } #end
#macro SwitchBox(X, Y) union { object { Soft(<-0.05,-0.05,0.44>, <0.05,0.05,0.5>, 0.008) Flat(<0.85,0.85,0.82>) } object { Soft(<-0.015,-0.025,0.432>, <0.015,0.025,0.445>, 0.004) Flat(<0.9,0.9,0.88>) } translate <X,Y,0> } #end
SwitchBox(-0.9, 1.17) SwitchBox(0.55, 1.27) SwitchBox(-0.1, 1.37)
cylinder { <-0.1,1.96,0.42>, <-0.1,1.96,0.5>, 0.05 Flat(<0.85,0.85,0.82>) }
union { object { Soft(<-0.055,0,-0.02>, <0.055,0.2,0.02>, 0.014) Paint(<0.8,0.5,0.02>) } box { <-0.04,0.13,-0.021>, <0.04,0.18,-0.02> pigment { rgb <0.5,0.58,0.48> } finish { emission 0.2 } } cylinder { <0,0.07,-0.026>, <0,0.07,-0.02>, 0.03 texture { Plastic } }
  rotate x*88 rotate y*-25 translate <0.35,0.905,-0.12> }
#macro Lead(A, B, C, Col) sphere_sweep { cubic_spline 5, A, 0.004 A, 0.004 B, 0.004 C, 0.004 C, 0.004 tolerance 0.01 pigment { rgb Col } finish { specular 0.4 } } #end
Lead(<0.33,0.9,-0.1>, <0.1,0.89,0.12>, <-0.12,0.89,-0.05>, <0.6,0.03,0.03>) Lead(<0.37,0.9,-0.1>, <0.22,0.89,0.2>, <0.0,0.89,0.1>, <0.02,0.02,0.02>)
#for (T, 0, 3) union { cylinder { <0,0,0>, <0.1,0,0>, 0.013 pigment { rgb OneOf(mod(T,3), <0.7,0.05,0.04>, <0.85,0.6,0.02>, <0.05,0.15,0.5>) } finish { specular 0.5 } } cylinder { <0.1,0,0>, <0.22,0,0>, 0.004 texture { Steel } } rotate y*(20+T*9) translate <-0.65+T*0.07,0.894,-0.2> } #end
#macro Roll(X, Z, C) torus { 0.075, 0.022 Flat(C) translate <X,0.902,Z> } torus { 0.07, 0.02 Flat(C*0.9) translate <X,0.935,Z> } #end
Roll(-0.95, 0.1, <0.6,0.04,0.04>) Roll(-0.75, 0.22, <0.05,0.12,0.5>) Roll(-1.08, 0.28, <0.1,0.45,0.1>)
union { sphere { 0, 1 scale <0.13,0.1,0.16> } cylinder { <0,-0.01,0>, <0,0,0>, 0.17 scale <0.9,1,1.05> } clipped_by { plane { -y, 0.02 } } Paint(<0.9,0.85,0.8>) translate <0.85,0.9,0.15> }
box { <0,0,0>, <0.3,0.003,0.42> Flat(<0.86,0.86,0.82>) rotate y*14 translate <-0.3,0.881,-0.28> }
#for (I, 0, 6) box { <0.03+0.03*I,0.0031,0.05+0.04*I>, <0.27,0.0033,0.053+0.04*I> pigment { rgb <0.1,0.15,0.35> } rotate y*14 translate <-0.3,0.881,-0.28> } #end
cylinder { <-0.4,0.893,0.3>, <0.75,0.893,0.33>, 0.0125 Flat(<0.8,0.8,0.78>) }
cylinder { <-0.3,0.893,0.36>, <0.6,0.893,0.39>, 0.0125 Flat(<0.8,0.8,0.78>) }
